import type { UploadedFile } from '@vireo/contracts/kit'
import { AppError, invariant } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { readUpload, type UploadedSound } from '#ports/uploads/read-upload.ts'

const bareRateHz = 16_000

export type SourceRules = {
  readonly durationMsMax: number
  /** Nothing shorter is worked on. */
  readonly durationMsMin?: number
  /** What the caller says that it is in; bare samples do not tell by themselves. */
  readonly format?: 'pcm_s16le_16' | 'other' | null | undefined
}

/** Reads the one recording that a request is about, as `readUpload` does; throws `audio_too_short` as well. */
export async function readSource(
  ctx: With<'media'>,
  [file]: readonly UploadedFile[],
  { durationMsMax, durationMsMin = 0, format }: SourceRules,
): Promise<UploadedSound> {
  invariant(file, 'the contract asks for a file')
  const isBare = format === 'pcm_s16le_16'
  const sound = await readUpload(ctx, file, { durationMsMax, bareRateHz: isBare ? bareRateHz : undefined })
  if (sound.durationMs < durationMsMin) throw new AppError('audio_too_short', { param: file.fieldName })
  return sound
}
