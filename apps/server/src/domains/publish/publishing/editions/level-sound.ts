import type { Decibels } from '@vireo/audio'
import { writeIntoFile } from '#kernel/files/write-into-file.ts'
import type { With } from '#ports/ports.ts'
import { decode } from '../checks/measure-sound.ts'
import { throughThread } from '../checks/sound-thread.ts'
import type { Recording } from '../checks/with-recording.ts'

type Level = { readonly gainDb: Decibels; readonly target: string }

/** Writes a recording as bare samples, this much louder, with its peaks turned down, in a thread. */
export async function levelSound(ctx: With<'media'>, recording: Recording, { gainDb, target }: Level): Promise<void> {
  const { signal } = ctx
  await writeIntoFile(target, leveled(decode(ctx, recording), gainDb), signal)
}

async function* leveled(sound: AsyncIterable<Float32Array>, gainDb: Decibels): AsyncIterable<Uint8Array> {
  for await (const { bytes } of throughThread({ kind: 'level', gainDb }, sound)) if (bytes) yield bytes
}
