import { type ErrorCode, type ErrorEntry, productFacts } from './product.ts'

export type AppErrorDetails = {
  /** A more exact sentence than the catalogue's. */
  readonly message?: string
  /** The older name of the code, where it differs for this occasion. */
  readonly legacyStatus?: string
  /** The field at fault. */
  readonly param?: string
  readonly data?: Readonly<Record<string, unknown>>
  readonly retryAfterSeconds?: number
  readonly cause?: unknown
}

/** A failure we expect and can explain to the caller. Anything else is a bug and becomes a 500. */
export class AppError extends Error {
  override readonly name = 'AppError'
  readonly code: ErrorCode
  readonly entry: ErrorEntry
  readonly details: AppErrorDetails

  constructor(code: ErrorCode, details: AppErrorDetails = {}) {
    const entry = productFacts().errors[code]
    super(details.message ?? entry.message, { cause: details.cause })
    this.code = code
    this.entry = entry
    this.details = details
  }
}

/** Tells whether somebody was refused only because they try too often. */
export function isTooOften(error: unknown): boolean {
  return error instanceof AppError && ['too_many_attempts', 'rate_limit_exceeded'].includes(error.code)
}

/** States what must be true. When it is not, the request fails as a bug, the process lives on. */
export function invariant(condition: unknown, why: string): asserts condition {
  if (!condition) throw new Error(`Invariant broken: ${why}`)
}

/** Work took longer than it may; the reason for which its signal aborts. */
export class TimeLimitError extends Error {
  override readonly name = 'TimeLimitError'
}
