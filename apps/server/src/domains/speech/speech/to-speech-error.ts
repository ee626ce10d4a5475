import { type EngineError, type FaultOfTake, faultsOfAddress } from '@vireo/engines'
import { engineFailure } from '#ports/engine-failure.ts'
import { AppError } from '#kernel/errors.ts'

const reasons: Readonly<Record<FaultOfTake, string>> = {
  silent: 'it was silent',
  clipped: 'it was distorted',
  truncated: 'it was cut short',
  endless: 'it did not end',
  loudness: 'it could not be made loud enough',
  alignment: 'words were left out',
  garbage: 'it was no sound',
}

/** Converts an engine's failure into an error for the caller; its exact kind stays the cause, for the log. */
export function toSpeechError(error: EngineError): AppError {
  const { kind } = error
  if (kind === 'crowded') return engineFailure(error)
  if (kind === 'overloaded' || kind === 'closed') return new AppError('service_unavailable', { cause: error })
  // Such a sentence is written for people, and says whose server it is.
  if (isElsewhere(kind)) return new AppError('engine_failed', { message: error.message, cause: error, data: { kind } })
  if (!isFault(kind) || !error.retryable) return new AppError('engine_failed', { cause: error, data: { kind } })
  return new AppError('take_refused', {
    message: `The recording came out badly twice: ${reasons[kind]}. Nothing was charged for it. Please try again.`,
    cause: error,
    data: { reason: kind },
  })
}

function isFault(kind: EngineError['kind']): kind is FaultOfTake {
  return kind in reasons
}

function isElsewhere(kind: EngineError['kind']): boolean {
  return faultsOfAddress.some((fault) => fault === kind)
}
