import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { beginAttempt } from '#identity'

const refusals: readonly string[] = ['coupon_expired', 'coupon_invalid']

/**
 * Does what begins with a code that somebody typed. Each answer that says whether a code is good is an attempt at guessing
 * one, wherever it is given; a good one, and what fails for another reason, is none. Throws `too_many_attempts`.
 */
export async function countingGuesses<T>(ctx: Context, work: () => Promise<T>): Promise<T> {
  const attempt = await beginAttempt(ctx, 'promoCode', ctx.actor.userId)
  try {
    const result = await work()
    await attempt.succeeded()
    return result
  } catch (error) {
    if (!(error instanceof AppError && refusals.includes(error.code))) await attempt.withdrawn()
    throw error
  }
}
