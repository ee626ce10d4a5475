import { AppError } from '../../kernel/errors.ts'

/** Nobody waits longer than this for a place. */
export const waitMsMax = 1000

/** Makes the error for a caller who waited too long for a place at the concurrency gate. */
export function tooManyAtOnce(limit: number): AppError {
  return new AppError('concurrent_limit_exceeded', {
    message: `This plan allows ${limit} of these requests at the same time, please try again in a moment.`,
    data: { maximum: limit },
    retryAfterSeconds: 1,
  })
}
