import { stat } from 'node:fs/promises'
import type { UploadedFile } from '@vireo/contracts/kit'
import { publishingLimits } from '@vireo/contracts/publishing'
import { type MediaDescription, MediaError } from '@vireo/engines'
import { AppError } from '#kernel/errors.ts'
import { mediaFailure } from '#ports/engine-failure.ts'
import type { With } from '#ports/ports.ts'
import { rewriteUpload } from '#ports/uploads/read-upload.ts'
import { measureSound } from '../checks/measure-sound.ts'
import type { Sounding } from '../checks/sound-meter.ts'
import { uploadFormat } from './upload-format.ts'
import { inLineOfLongSounds } from '../sounds/long-sounds.ts'

const { uploadMsMin, uploadMsMax, uploadChannelsMax } = publishingLimits

/** The sound of an upload as it is kept, on this machine for as long as its request goes on. */
export type ChapterSound = Sounding & {
  readonly path: string
  readonly sizeBytes: number
  readonly loudnessLufs: number
}

/**
 * Makes of a file what publishing serves, and measures that: what is said of a chapter is true of what is heard. Throws what
 * is wrong with the file.
 */
export function readChapterSound(ctx: With<'media'>, file: UploadedFile): Promise<ChapterSound> {
  return inLineOfLongSounds(ctx, () => rewrittenAndMeasured(ctx, file))
}

async function rewrittenAndMeasured(ctx: With<'media'>, file: UploadedFile): Promise<ChapterSound> {
  const { path } = await rewriteUpload(ctx, file, {
    durationMsMax: uploadMsMax,
    format: uploadFormat.encoding,
    assertFits: (said) => assertFits(said, file),
  })
  const sounding = await measured(ctx, path)
  if (sounding.durationMs < uploadMsMin) throw new AppError('audio_too_short', { param: file.fieldName })
  const { loudnessLufs } = sounding
  if (loudnessLufs === null) throw new AppError('upload_is_silent', { param: file.fieldName })
  return { ...sounding, loudnessLufs, path, sizeBytes: (await stat(path)).size }
}

function assertFits({ video, audio }: MediaDescription, { fieldName: param }: UploadedFile): void {
  if (video) throw new AppError('upload_is_film', { param })
  if ((audio?.channels ?? 0) > uploadChannelsMax) throw new AppError('upload_has_too_many_channels', { param })
}

async function measured(ctx: With<'media'>, path: string): Promise<Sounding> {
  try {
    return await measureSound(ctx, { path, sourceFormat: undefined })
  } catch (error) {
    throw (error instanceof MediaError && mediaFailure(error)) || error
  }
}
