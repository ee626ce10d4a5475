import { AppError } from '#kernel/errors.ts'

/** Tells whether somebody was refused only because they try too often. */
export function isTooOften(error: unknown): boolean {
  return error instanceof AppError && ['too_many_attempts', 'rate_limit_exceeded'].includes(error.code)
}
