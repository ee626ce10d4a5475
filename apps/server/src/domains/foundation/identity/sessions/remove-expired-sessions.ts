import type { Context } from '#kernel/context.ts'
import { removeChallengesExpiredBefore } from '../second-factors/challenge-store.ts'
import { removeSessionsExpiredBefore } from './session-store.ts'

/** Removes expired sessions, and challenges whose second step never came. */
export async function removeExpiredSessions(ctx: Context): Promise<{ removed: number }> {
  await removeChallengesExpiredBefore(ctx, ctx.now())
  return { removed: await removeSessionsExpiredBefore(ctx, ctx.now()) }
}
