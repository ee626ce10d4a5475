import { transcriptionLimits } from '@vireo/contracts/transcription'
import { MediaError } from '@vireo/engines'
import { AppError } from '#kernel/errors.ts'
import { mediaTypeOf } from '#kernel/media-types.ts'
import { mediaFailure } from '#ports/engine-failure.ts'
import type { With } from '#ports/ports.ts'
import type { SentFile } from './read-media.ts'

/** What a recording says of itself. */
export type Said = { readonly durationMs: number; readonly mediaType: string; readonly hasVideo: boolean }

/** Looks at a recording without reading all of it. Throws `invalid_audio`, `invalid_file_type`, `audio_too_long`, `audio_too_short`. */
export async function lookAt(ctx: With<'media'>, { path, sizeBytes, fieldName: param }: SentFile): Promise<Said> {
  if (sizeBytes === 0) throw new AppError('invalid_audio', { message: 'This file is empty.', param })
  const { durationMsMax: maxDurationMs, durationMsMin } = transcriptionLimits
  try {
    const said = await ctx.ports.media.probe({ path }, { maxDurationMs, signal: ctx.signal, share: ctx.workspaceId })
    const hasVideo = said.video !== undefined
    const mediaType = mediaTypeOf(said.container, hasVideo)
    if (!said.audio) throw new AppError('invalid_audio', { message: 'There is no sound in this file.', param })
    if (mediaType === undefined) throw new AppError('invalid_file_type', { param })
    if (said.durationMs > maxDurationMs) throw new AppError('audio_too_long', { param })
    if (said.durationMs < durationMsMin) throw new AppError('audio_too_short', { param })
    return { durationMs: said.durationMs, mediaType, hasVideo }
  } catch (error) {
    if (!(error instanceof MediaError)) throw error
    const code =
      error.kind === 'too_long'
        ? 'audio_too_long'
        : error.kind === 'unsupported'
          ? 'invalid_file_type'
          : 'invalid_audio'
    throw mediaFailure(error) ?? new AppError(code, { message: error.message, param, cause: error })
  }
}
