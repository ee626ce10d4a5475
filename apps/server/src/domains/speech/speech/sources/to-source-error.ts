import { type EngineError, SourceError } from '@vireo/engines'
import { AppError } from '#kernel/errors.ts'
import { toSpeechError } from '../to-speech-error.ts'

/** Converts failed work on a recording into an error for the caller, about their recording or our engine. */
export function toSourceError(error: EngineError | SourceError): AppError {
  if (!(error instanceof SourceError)) return toSpeechError(error)
  const code = error.kind === 'too_short' ? 'audio_too_short' : 'invalid_audio'
  return new AppError(code, { message: error.message, param: 'audio', cause: error, data: { reason: error.kind } })
}
