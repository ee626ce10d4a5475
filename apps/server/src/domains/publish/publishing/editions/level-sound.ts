import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { amplitudeOf, createLimiter, type Decibels, toPcm16 } from '@vireo/audio'
import type { With } from '#ports/ports.ts'
import { decode, soundRateHz } from '../checks/measure-sound.ts'
import type { Recording } from '../checks/with-recording.ts'

/** Below what listeners' players can play by as much as an MP3 may rise above what it was made of. */
const ceilingDbfs = -2.5

type Level = { readonly gainDb: Decibels; readonly target: string }

/** Writes a recording as bare samples, this much louder, with its peaks turned down. */
export async function levelSound(ctx: With<'media'>, recording: Recording, { gainDb, target }: Level): Promise<void> {
  await pipeline(leveled(decode(ctx, recording), gainDb), createWriteStream(target, { mode: 0o600 }), {
    signal: ctx.signal,
  })
}

async function* leveled(pieces: AsyncIterable<Float32Array>, gainDb: Decibels): AsyncIterable<Uint8Array> {
  const limiter = createLimiter({ sampleRateHz: soundRateHz, ceilingDbfs, lookAheadMs: 5 })
  const factor = amplitudeOf(gainDb)
  for await (const samples of pieces) yield toPcm16(limiter.process(samples.map((sample) => sample * factor)))
  yield toPcm16(limiter.flush())
}
