import { orderLimits } from '@vireo/contracts/productions'
import { MediaError } from '@vireo/engines'
import { AppError } from '#kernel/errors.ts'
import { mediaTypeOf } from '#kernel/media-types.ts'
import { mediaFailure } from '#ports/engine-failure.ts'
import type { With } from '#ports/ports.ts'

export type SentMedia = { readonly path: string; readonly sizeBytes: number; readonly param: string }
export type ProbedMedia = { readonly durationMs: number; readonly contentType: string }

/**
 * Looks at a recording without believing what somebody says of it. Throws `invalid_audio`, `invalid_file_type`, `audio_too_long` and
 * `audio_too_short`.
 */
export async function probeMedia(ctx: With<'media'>, { path, sizeBytes, param }: SentMedia): Promise<ProbedMedia> {
  if (sizeBytes === 0) throw new AppError('invalid_audio', { message: 'This file is empty.', param })
  const { mediaMsMax: maxDurationMs, mediaMsMin } = orderLimits
  try {
    const said = await ctx.ports.media.probe({ path }, { maxDurationMs, signal: ctx.signal, share: ctx.workspaceId })
    const contentType = mediaTypeOf(said.container, said.video !== undefined)
    if (!said.audio) throw new AppError('invalid_audio', { message: 'There is no sound in this file.', param })
    if (contentType === undefined) throw new AppError('invalid_file_type', { param })
    if (said.durationMs > maxDurationMs) throw new AppError('audio_too_long', { param })
    if (said.durationMs < mediaMsMin) throw new AppError('audio_too_short', { param })
    return { durationMs: Math.round(said.durationMs), contentType }
  } catch (error) {
    if (!(error instanceof MediaError)) throw error
    const codes = { too_long: 'audio_too_long', unsupported: 'invalid_file_type' } as const
    const code = error.kind === 'too_long' || error.kind === 'unsupported' ? codes[error.kind] : 'invalid_audio'
    throw mediaFailure(error) ?? new AppError(code, { message: error.message, param, cause: error })
  }
}
