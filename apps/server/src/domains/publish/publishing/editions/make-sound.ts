import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { publishingLimits } from '@vireo/contracts/publishing'
import { AppError } from '#kernel/errors.ts'
import { keepBlocks } from '#ports/keep-bytes.ts'
import type { With } from '#ports/ports.ts'
import { isBelowPeak, isLevel } from '../checks/checks-of.ts'
import { measureSound } from '../checks/measure-sound.ts'
import type { Sounding } from '../checks/sound-meter.ts'
import { soundRateHz } from '../checks/sound-tasks.ts'
import { type Recording, withRecording } from '../checks/with-recording.ts'
import type { Source } from './find-source.ts'
import { levelSound } from './level-sound.ts'

type Making = With<'media' | 'storage'>
type Wanted = { readonly storageKey: string; readonly mends: boolean }
type Sound = { readonly sizeBytes: number; readonly durationMs: number }

const mp3 = { codec: 'mp3', sampleRateHz: soundRateHz, bitrateKbps: 128 } as const
const attempts = 3

/**
 * Makes the sound that listeners hear of a recording: the same where it sounds as it should, and else brought to the level.
 * Throws `work_leveling_failed` where that cannot be.
 */
export function makeSound(
  ctx: Making,
  source: Pick<Source, 'storage_key' | 'output_format'>,
  { storageKey, mends }: Wanted,
): Promise<Sound> {
  return withRecording(ctx, source, async (recording) => {
    const sounding = await measureSound(ctx, recording)
    const file = isGood(sounding)
      ? await plain(ctx, recording)
      : mends
        ? await mended(ctx, recording, sounding)
        : undefined
    if (file === undefined) throw new AppError('work_leveling_failed')
    await keepBlocks(ctx.ports.storage, storageKey, createReadStream(file))
    return { sizeBytes: (await stat(file)).size, durationMs: sounding.durationMs }
  })
}

function isGood({ loudnessLufs, peakDbtp }: Sounding): boolean {
  return isLevel(loudnessLufs) && isBelowPeak(peakDbtp)
}

/** Answers the recording as MP3, which most of them are. */
async function plain(ctx: Making, recording: Recording): Promise<string> {
  const { path: source, sourceFormat, folder } = recording
  if (sourceFormat?.codec === 'mp3') return source
  const file = path.join(folder, 'plain.mp3')
  await ctx.ports.media.transcodeToFile({ path: source }, file, mp3, optionsOf(ctx, recording))
  return file
}

/** Brings a recording to the level; what a limiter took away is given again once it is known how much that was. */
async function mended(ctx: Making, recording: Recording, { loudnessLufs }: Sounding): Promise<string | undefined> {
  if (loudnessLufs === null) return undefined
  const [samples, file] = [path.join(recording.folder, 'level.pcm'), path.join(recording.folder, 'level.mp3')]
  let gainDb = publishingLimits.loudnessLufs - loudnessLufs
  for (let attempt = 0; attempt < attempts; attempt++) {
    await levelSound(ctx, recording, { gainDb, target: samples })
    const sourceFormat = { codec: 'pcm', sampleRateHz: soundRateHz } as const
    const options = optionsOf(ctx, { sourceFormat })
    await ctx.ports.media.transcodeToFile({ path: samples }, file, mp3, options)
    const made = await measureSound(ctx, { path: file, sourceFormat: undefined })
    if (isGood(made)) return file
    if (made.loudnessLufs === null) return undefined
    gainDb += publishingLimits.loudnessLufs - made.loudnessLufs
  }
  return undefined
}

function optionsOf(ctx: Making, { sourceFormat }: Pick<Recording, 'sourceFormat'>) {
  return { share: ctx.workspaceId, signal: ctx.signal, ...(sourceFormat && { sourceFormat }) }
}
