import type { EngineError } from '@vireo/engines'
import { AppError } from './errors.ts'

/** What an engine failed with, as callers are told: wait, or it is our fault. What exactly it was is for the log. */
export function engineFailure(error: EngineError): AppError {
  const busy = error.kind === 'overloaded' || error.kind === 'closed'
  return new AppError(busy ? 'service_unavailable' : 'engine_failed', { cause: error })
}
