import type { UserId } from '@vireo/contracts/kit'
import type { TransactionContext } from '#kernel/context.ts'
import { setBlocked } from '#users/operators/index.ts'
import { forgetCredentials } from '../callers/forget-credentials.ts'
import { announceKeysOf } from '../keys/api-key-store.ts'
import { removeSessionsOf } from '../sessions/session-store.ts'

/**
 * Blocks a person: their sessions end at once and no new one opens, and their API keys open nothing until they are unblocked. Returns
 * false where they were blocked already.
 */
export async function blockUser(
  ctx: TransactionContext,
  { userId, reason }: { readonly userId: UserId; readonly reason: string },
): Promise<boolean> {
  if (!(await setBlocked(ctx, { userId, reason }))) return false
  forgetCredentials(ctx, [...(await removeSessionsOf(ctx, userId, undefined)), ...(await announceKeysOf(ctx, userId))])
  return true
}
