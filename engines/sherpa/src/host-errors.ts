import { EngineError, SourceError } from '@vireo/engines'
import type { ChildAnswer } from './messages.ts'

/** Converts what the process refused. */
export function refusalOf({ refusal, source }: Extract<ChildAnswer, { refusal: string }>): Error {
  return source ? new SourceError(source, refusal) : new EngineError('silent', refusal, { retryable: false })
}

/** Makes the error for work after the end. */
export function closed(): EngineError {
  return new EngineError('closed', 'the neural engine has been shut down', { retryable: false })
}

/** Makes the error for a model that is left alone. */
export function quarantined(model: string): EngineError {
  const message = `the model ${model} took its process down again and again; install it anew`
  return new EngineError('unknown_voice', message)
}
