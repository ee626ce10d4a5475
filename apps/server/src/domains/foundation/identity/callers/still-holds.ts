import type { TransactionContext } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { holdKey, holdSession } from './held-credential-store.ts'

/**
 * What outlives the caller's credential is made only while that holds, and before it can end: what is known of it
 * may be a second old. Throws `invalid_authorization_header`.
 */
export async function assertStillHolds(ctx: TransactionContext): Promise<void> {
  const { sessionId, apiKeyId } = ctx.actor
  const holds =
    apiKeyId !== undefined
      ? await holdKey(ctx, apiKeyId)
      : sessionId === undefined || (await holdSession(ctx, sessionId))
  if (!holds) throw new AppError('invalid_authorization_header')
}
