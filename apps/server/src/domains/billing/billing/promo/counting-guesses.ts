import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { beginAttempt } from '#identity'

const refusals: readonly string[] = ['coupon_expired', 'coupon_invalid']

/**
 * Runs work that checks a promo code, and counts each answer about the code as an attempt at guessing. A good code and
 * failures for other reasons do not count. Throws `too_many_attempts`.
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
