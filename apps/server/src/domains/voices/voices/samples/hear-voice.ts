import type { UploadedFile } from '@vireo/contracts/kit'
import { EngineError, SourceError } from '@vireo/engines'
import { engineFailure } from '#ports/engine-failure.ts'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { readUpload, type UploadedSound } from '#ports/uploads/read-upload.ts'
import { assertVoice, SampleError } from './sample-error.ts'

/**
 * Lets something be learned from a recording of somebody who speaks, which is kept nowhere. Throws `invalid_audio`,
 * `invalid_file_type`, `audio_too_long` and `audio_too_short` in words for whoever sent it, with the reason in `data`,
 * `engine_failed` and `service_unavailable`.
 */
export async function hearVoice<T>(
  ctx: With<'media' | 'speechAnalysis'>,
  file: UploadedFile,
  durationMsMax: number,
  learn: (sound: UploadedSound) => Promise<T>,
): Promise<T> {
  const sound = await readUpload(ctx, file, { durationMsMax, bareRateHz: undefined })
  try {
    assertVoice(await ctx.ports.speechAnalysis.inspect(sound, { signal: ctx.signal, share: ctx.workspaceId }))
    return await learn(sound)
  } catch (error) {
    if (error instanceof SampleError) throw refused(error, file, error.code.replace('sample_', ''))
    if (error instanceof SourceError) throw refused(error, file, error.kind)
    throw error instanceof EngineError ? engineFailure(error) : error
  }
}

function refused(error: Error, { fieldName }: UploadedFile, reason: string): AppError {
  const code = reason === 'too_short' ? 'audio_too_short' : 'invalid_audio'
  return new AppError(code, { message: error.message, param: fieldName, cause: error, data: { reason } })
}
