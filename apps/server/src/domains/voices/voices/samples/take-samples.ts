import { type UploadedFile } from '@vireo/contracts/kit'
import { sampleLimits } from '@vireo/contracts/voices'
import { EngineError, type RecordingQuality, type SampleFile } from '@vireo/engines'
import { engineFailure } from '#ports/engine-failure.ts'
import { mediaTypeOf } from '#kernel/media-types.ts'
import type { With } from '#ports/ports.ts'
import { readUpload } from '#ports/uploads/read-upload.ts'
import { assertVoice, SampleError, sampleErrorOf } from './sample-error.ts'
import { sampleName } from './sample-name.ts'

/** A recording that may become a sample; its file is deleted with the request that brought it. */
export type PreparedSample = {
  readonly fileName: string
  readonly mimeType: string
  readonly sizeBytes: number
  /** SHA-256 of the file as it came, hexadecimal. */
  readonly hash: string
  readonly durationMs: number
  /** The file as it came. */
  readonly path: string
  readonly sound: SampleFile
  readonly removesNoise: boolean
  readonly quality: RecordingQuality
  /** The words said in it, where they were sent. */
  readonly transcript?: string
}

export type RefusedSample = { readonly fileName: string; readonly error: SampleError }

export type SampleRules = {
  /** Whether what is not speech is removed before the voice is learned. */
  readonly removesNoise: boolean
  /** SHA-256 of files that are there already. */
  readonly known?: readonly string[]
  /** Length of those together, in milliseconds. */
  readonly knownMs?: number
  readonly durationMsMin?: number
  readonly durationMsMax?: number
  readonly totalMsMax?: number
  readonly fileBytesMax?: number
}

export type TakenSamples = {
  /** In the order of the files. */
  readonly files: readonly (PreparedSample | RefusedSample)[]
  readonly accepted: readonly PreparedSample[]
  readonly refused: readonly RefusedSample[]
}

type Limits = Required<SampleRules> & { readonly leftMs: number }

export const isAccepted = (file: PreparedSample | RefusedSample): file is PreparedSample => !('error' in file)
export const isRefused = (file: PreparedSample | RefusedSample): file is RefusedSample => 'error' in file

/**
 * Listens to recordings that somebody brought, one after the other, and says of each whether it can be a sample
 * of a voice. A bad file never stops the others. Throws only for what is nobody's file's fault.
 */
export async function takeSamples(
  ctx: With<'media' | 'speechAnalysis'>,
  uploads: readonly UploadedFile[],
  rules: SampleRules,
): Promise<TakenSamples> {
  const limits = { ...sampleLimits, known: [], knownMs: 0, ...rules }
  const files: (PreparedSample | RefusedSample)[] = []
  const known = new Set(limits.known)
  let leftMs = limits.totalMsMax - limits.knownMs
  for (const [at, upload] of uploads.entries()) {
    ctx.signal.throwIfAborted()
    const fileName = sampleName(upload.fileName, at)
    try {
      const sample = await prepareSample(ctx, { ...upload, fileName }, { ...limits, known: [...known], leftMs })
      files.push(sample)
      known.add(sample.hash)
      leftMs -= sample.durationMs
    } catch (error) {
      const refusal = sampleErrorOf(error)
      if (!refusal) throw error
      files.push({ fileName, error: refusal })
    }
  }
  return { files, accepted: files.filter(isAccepted), refused: files.filter(isRefused) }
}

async function prepareSample(
  ctx: With<'media' | 'speechAnalysis'>,
  upload: UploadedFile,
  limits: Limits,
): Promise<PreparedSample> {
  assertFile(upload, limits)
  const sound = await readUpload(ctx, upload, { durationMsMax: limits.durationMsMax, bareRateHz: undefined })
  const mimeType = sound.container && mediaTypeOf(sound.container, sound.hasVideo)
  if (!mimeType) throw new SampleError('sample_type_not_supported', 'Files of this type cannot be samples.')
  assertDuration(sound.durationMs, limits)
  const quality = await inspect(ctx, sound)
  assertVoice(quality)
  const { fileName, sizeBytes, sha256: hash, path } = upload
  const { durationMs, sampleRateHz } = sound
  return {
    fileName,
    mimeType,
    sizeBytes,
    hash,
    path,
    quality,
    durationMs: Math.round(durationMs),
    sound: { path: sound.path, sampleRateHz },
    removesNoise: limits.removesNoise,
  }
}

async function inspect(ctx: With<'speechAnalysis'>, sound: SampleFile): Promise<RecordingQuality> {
  try {
    return await ctx.ports.speechAnalysis.inspect(sound, { signal: ctx.signal, share: ctx.workspaceId })
  } catch (error) {
    throw error instanceof EngineError ? engineFailure(error) : error
  }
}

function assertFile({ sizeBytes, sha256 }: UploadedFile, { fileBytesMax, known }: Limits): void {
  if (sizeBytes === 0) throw new SampleError('sample_empty', 'This file is empty.')
  if (sizeBytes > fileBytesMax) {
    const megabytes = Math.floor(fileBytesMax / 1_000_000)
    throw new SampleError('sample_too_large', `This file is larger than the ${megabytes} MB allowed.`)
  }
  if (known.includes(sha256)) throw new SampleError('sample_duplicate', 'This very file is there already.')
}

function assertDuration(durationMs: number, { durationMsMin, totalMsMax, leftMs }: Limits): void {
  if (durationMs < durationMsMin) {
    throw new SampleError('sample_too_short', `This file is shorter than ${durationMsMin / 1000} s.`)
  }
  if (durationMs > leftMs) {
    const minutes = Math.floor(totalMsMax / 60_000)
    throw new SampleError('sample_too_long', `With this file the samples last longer than ${minutes} minutes together.`)
  }
}
