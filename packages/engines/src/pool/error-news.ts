import { EngineError } from '../speech.ts'
import type { ErrorNews } from './messages.ts'

/** Describes a failure for another thread. Anything but an EngineError means that the engine broke. */
export function toErrorNews(error: unknown): ErrorNews {
  if (error instanceof EngineError) return { kind: error.kind, message: error.message, retryable: error.retryable }
  return { kind: 'crashed', message: error instanceof Error ? error.message : String(error), retryable: true }
}

/** Restores the EngineError that another thread described. */
export function toEngineError({ kind, message, retryable }: ErrorNews): EngineError {
  return new EngineError(kind, message, { retryable })
}
