import { type UploadedFile } from '@vireo/contracts/kit'
import { captchaLimits } from '@vireo/contracts/voice-verification'
import {
  compareVoices,
  EngineError,
  sameVoiceFrom,
  type SampleFile,
  SourceError,
  type Voiceprint,
} from '@vireo/engines'
import { engineFailure } from '#ports/engine-failure.ts'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { readUpload, type UploadedSound } from '#ports/uploads/read-upload.ts'
import { inScratchFolder, soundOfStored, type VoiceSampleRow } from '#voices/samples/index.ts'
import { type CaptchaLines, decoysFor } from './captcha/draw-lines.ts'
import type { AttemptFailure } from './tables.ts'

export type SpokenCheck = {
  readonly accepted: boolean
  /** How like the voice's samples the speaker is, 0 … 1; how clearly the words are heard where there are none. */
  readonly similarity: number
  /** Letters of the lines that were not heard: a line is heard as a whole or not at all. */
  readonly levenshteinDistance: number
  readonly failure?: AttemptFailure
}

export type SpokenLines = {
  /** What the voice was made from: the speaker has to sound like most of them. Undefined where anybody may read. */
  readonly samples: readonly VoiceSampleRow[] | undefined
  readonly lines: CaptchaLines
  readonly recording: SampleFile
}

/** How many samples are listened to, spread over all of them. */
const samplesHeard = 5
const lineHeardFrom = 0.5

/** Reads a recording that somebody sent of themselves. Throws `invalid_audio` and its like. */
export function readRecording(ctx: With<'media'>, file: UploadedFile): Promise<UploadedSound> {
  return readUpload(ctx, file, { durationMsMax: captchaLimits.recordingSecondsMax * 1000, bareRateHz: undefined })
}

/**
 * Checks whether a recording holds the lines, spoken by the speaker of the samples. Throws `engine_failed` and
 * `service_unavailable`.
 */
export async function checkSpokenLines(
  ctx: With<'media' | 'speechAnalysis' | 'storage'>,
  { samples, lines, recording }: SpokenLines,
): Promise<SpokenCheck> {
  const letters = lines.lines.join(' ').length
  const options = { signal: ctx.signal, share: ctx.workspaceId }
  const { speechAnalysis } = ctx.ports
  try {
    const wishes = { text: lines.lines.join('\n'), language: lines.language, decoys: decoysFor(lines) }
    const { fits, score, lines: heard } = await speechAnalysis.align(recording, wishes, options)
    const missing = lines.lines.filter((_, at) => (heard[at]?.score ?? 0) < lineHeardFrom)
    const levenshteinDistance = missing.reduce((sum, line) => sum + line.length, 0)
    // Where nothing is left to compare with, nobody has shown whose voice it is.
    const likeness = samples && ((await likenessTo(ctx, samples, recording)) ?? 0)
    const similarity = likeness ?? score
    if (!fits) return { accepted: false, similarity, levenshteinDistance, failure: 'words' }
    if (likeness !== undefined && likeness < sameVoiceFrom)
      return { accepted: false, similarity, levenshteinDistance, failure: 'speaker' }
    return { accepted: true, similarity, levenshteinDistance }
  } catch (error) {
    if (error instanceof SourceError)
      return { accepted: false, similarity: 0, levenshteinDistance: letters, failure: 'silent' }
    throw error instanceof EngineError ? engineFailure(error) : error
  }
}

/**
 * Measures how like the samples a recording is, by their median: a noisy sample refuses nobody, and a sample of one's
 * own among somebody else's opens nothing. Undefined where none can be heard any more.
 */
async function likenessTo(
  ctx: With<'media' | 'speechAnalysis' | 'storage'>,
  samples: readonly VoiceSampleRow[],
  recording: SampleFile,
): Promise<number | undefined> {
  const print = await ctx.ports.speechAnalysis.voiceprint(recording, { signal: ctx.signal, share: ctx.workspaceId })
  return inScratchFolder(async (folder) => {
    const found: number[] = []
    for (const sample of spread(samples)) {
      const other = await printOf(ctx, sample, folder)
      if (other) found.push(compareVoices(print, other))
    }
    return found.toSorted((one, other) => one - other)[Math.floor((found.length - 1) / 2)]
  })
}

function spread(samples: readonly VoiceSampleRow[]): readonly VoiceSampleRow[] {
  const step = Math.max(1, samples.length / samplesHeard)
  return samples.filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step))
}

async function printOf(
  ctx: With<'media' | 'speechAnalysis' | 'storage'>,
  sample: VoiceSampleRow,
  folder: string,
): Promise<Voiceprint | undefined> {
  const { signal } = ctx
  try {
    const sound = await soundOfStored(ctx, sample.storage_key, { folder, name: sample.id, signal })
    return await ctx.ports.speechAnalysis.voiceprint(sound, { signal, share: ctx.workspaceId })
  } catch (error) {
    if (error instanceof SourceError || error instanceof AppError) return undefined
    throw error
  }
}
