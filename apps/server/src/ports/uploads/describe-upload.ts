import type { UploadedFile } from '@vireo/contracts/kit'
import { MediaError } from '@vireo/engines'
import { AppError } from '../../kernel/errors.ts'
import { mediaTypeOf } from '../../kernel/media-types.ts'
import { mediaRefusal } from '../engine-failure.ts'
import type { With } from '../ports.ts'
import { assertWhole } from './read-upload.ts'

/** What a recording says of itself. */
export type DescribedUpload = { readonly durationMs: number; readonly mediaType: string; readonly hasVideo: boolean }

export type DescribedWithin = { readonly durationMsMin: number; readonly durationMsMax: number }

/** How much of the beginning is decoded, to see that it can be. */
const triedMs = 1000

/**
 * Looks at a recording and decodes its beginning, without reading all of it and without believing what somebody says of it. Throws `invalid_audio`,
 * `invalid_file_type`, `audio_too_long`, `audio_too_short`.
 */
export async function describeUpload(
  ctx: With<'media'>,
  { path, sizeBytes, fieldName: param }: Pick<UploadedFile, 'path' | 'sizeBytes' | 'fieldName'>,
  { durationMsMin, durationMsMax: maxDurationMs }: DescribedWithin,
): Promise<DescribedUpload> {
  if (sizeBytes === 0) throw new AppError('invalid_audio', { message: 'This file is empty.', param })
  await assertWhole({ path, sizeBytes, fieldName: param })
  try {
    const options = { maxDurationMs, decodesMs: triedMs, signal: ctx.signal, share: ctx.workspaceId }
    const said = await ctx.ports.media.probe({ path }, options)
    const hasVideo = said.video !== undefined
    const mediaType = mediaTypeOf(said.container, hasVideo)
    if (!said.audio) throw new AppError('invalid_audio', { message: 'There is no sound in this file.', param })
    if (mediaType === undefined) throw new AppError('invalid_file_type', { param })
    if (said.durationMs > maxDurationMs) throw new AppError('audio_too_long', { param })
    if (said.durationMs < durationMsMin) throw new AppError('audio_too_short', { param })
    return { durationMs: said.durationMs, mediaType, hasVideo }
  } catch (error) {
    throw error instanceof MediaError ? mediaRefusal(error, param) : error
  }
}
