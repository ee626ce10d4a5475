import type { Context } from '#kernel/context.ts'
import { removeCountersEndedBefore } from '../attempt-store.ts'
import { removePreSignUpsBefore } from './pre-sign-up/pre-sign-up-store.ts'
import { removeChallengesExpiredBefore } from './captcha/spent-challenge-store.ts'

const dayMs = 24 * 3_600_000

/** Removes attempt counters, spent captcha solutions and announced sign-ups once they no longer matter. */
export async function removeExpiredTraces(ctx: Context): Promise<void> {
  const now = ctx.now()
  await removeCountersEndedBefore(ctx, now)
  await removeChallengesExpiredBefore(ctx, now)
  await removePreSignUpsBefore(ctx, new Date(now.getTime() - dayMs))
}
