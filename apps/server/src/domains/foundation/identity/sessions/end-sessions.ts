import type { UserId } from '@vireo/contracts/kit'
import type { Context } from '#kernel/context.ts'
import { forgetCredentials } from '../callers/forget-credentials.ts'
import { removeOwnSessionsOf, removeSessionsOf } from './session-store.ts'

/**
 * Ends all sessions of a person except one: here at once, on every node within a second. Inside a transaction other
 * nodes are notified by the commit.
 */
export async function endSessionsOf(ctx: Context, userId: UserId, exceptId?: string): Promise<number> {
  const ended = await removeSessionsOf(ctx, userId, exceptId)
  forgetCredentials(ctx, ended)
  return ended.length
}

/** Ends the sessions that these people opened themselves, not through an organisation, except the caller's. */
export async function endOwnSessionsOf(ctx: Context, userIds: readonly UserId[]): Promise<number> {
  const ended = await removeOwnSessionsOf(ctx, userIds, ctx.actor.sessionId)
  forgetCredentials(ctx, ended)
  return ended.length
}
