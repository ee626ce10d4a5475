import type { EngineError, MediaError } from '@vireo/engines'
import { AppError } from '../kernel/errors.ts'

/** Long enough for a piece of work to end. */
const retryAfterSeconds = 5

/**
 * Converts a failure of an engine to what callers are told: to wait, or that it is our fault. The cause is kept for the
 * log.
 */
export function engineFailure(error: EngineError): AppError {
  if (error.kind === 'crowded') return crowded(error)
  const busy = error.kind === 'overloaded' || error.kind === 'closed'
  return new AppError(busy ? 'service_unavailable' : 'engine_failed', { cause: error })
}

/** Converts a media failure that is not the fault of the file; undefined when it is. */
export function mediaFailure(error: MediaError): AppError | undefined {
  if (error.kind === 'crowded') return crowded(error)
  if (error.kind !== 'overloaded' && error.kind !== 'cancelled') return undefined
  return new AppError('service_unavailable', { cause: error })
}

/** Converts any media failure: what is wrong with the file is refused by name, beside the field that it came in. */
export function mediaRefusal(error: MediaError, param: string): AppError {
  const codes = { too_long: 'audio_too_long', unsupported: 'invalid_file_type' } as const
  const code = error.kind === 'too_long' || error.kind === 'unsupported' ? codes[error.kind] : 'invalid_audio'
  return mediaFailure(error) ?? new AppError(code, { message: error.message, param, cause: error })
}

/** Makes the error for a workspace that already has as much work waiting as it may. */
function crowded(cause: Error): AppError {
  const message = 'Your workspace has too much work on recordings waiting. Try again when some of it is done.'
  return new AppError('rate_limit_exceeded', { message, retryAfterSeconds, cause })
}
