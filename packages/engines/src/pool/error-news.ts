import { EngineError } from '../speech.ts'
import type { ErrorNews } from './messages.ts'

/** What may be told about a failure. Anything but an EngineError means that the engine broke. */
export function toErrorNews(error: unknown): ErrorNews {
  if (error instanceof EngineError) return { kind: error.kind, message: error.message, retryable: error.retryable }
  return { kind: 'crashed', message: error instanceof Error ? error.message : String(error), retryable: true }
}

export function toEngineError({ kind, message, retryable }: ErrorNews): EngineError {
  return new EngineError(kind, message, { retryable })
}
