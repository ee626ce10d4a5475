import type { EngineError, MediaError } from '@vireo/engines'
import { AppError } from '../kernel/errors.ts'

/** Long enough for a piece of work to end. */
const retryAfterSeconds = 5

/** What an engine failed with, as callers are told: wait, or it is our fault. What exactly it was is for the log. */
export function engineFailure(error: EngineError): AppError {
  if (error.kind === 'crowded') return crowded(error)
  const busy = error.kind === 'overloaded' || error.kind === 'closed'
  return new AppError(busy ? 'service_unavailable' : 'engine_failed', { cause: error })
}

/** A failure to handle media that is not the file's fault; undefined where it is. */
export function mediaFailure(error: MediaError): AppError | undefined {
  if (error.kind === 'crowded') return crowded(error)
  if (error.kind !== 'overloaded' && error.kind !== 'cancelled') return undefined
  return new AppError('service_unavailable', { cause: error })
}

/** A workspace has asked for more than it may have waiting: nothing was done, and others are not kept by it. */
function crowded(cause: Error): AppError {
  const message = 'Your workspace has too much work on recordings waiting. Try again when some of it is done.'
  return new AppError('rate_limit_exceeded', { message, retryAfterSeconds, cause })
}
