import { AppError, TimeLimitError } from '#kernel/errors.ts'

export type Attempt = {
  /** Of the whole work: it aborts when somebody stops it, when the process drains and when its time is up. */
  readonly signal: AbortSignal
  readonly isLastAttempt: boolean
  /** What may go better later although it is the fault of what was sent. */
  readonly isPassing?: (error: unknown) => boolean
}

/**
 * Answers what whoever waits for work is told of an error; throws it where the work is taken up again: after another attempt, or by the
 * process that comes after this one.
 */
export function failureOfWork(error: unknown, { signal, isLastAttempt, isPassing }: Attempt): unknown {
  const isTimeUp = signal.reason instanceof TimeLimitError
  if (signal.aborted && !(isTimeUp && isLastAttempt)) throw signal.reason
  if (isTimeUp) return new AppError('internal_error', { message: 'This took longer than work may take.', cause: error })
  if (!isLastAttempt && !(isHopeless(error) && !isPassing?.(error))) throw error
  return error
}

/** Tells whether trying again is in vain: after a refusal it is, where too much waits at the moment it is not. */
function isHopeless(error: unknown): boolean {
  return error instanceof AppError && error.entry.status < 500 && error.entry.status !== 429
}
