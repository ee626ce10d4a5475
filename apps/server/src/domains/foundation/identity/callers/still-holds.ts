import type { TransactionContext } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { holdKey, holdSession } from './held-credential-store.ts'

/**
 * Throws `invalid_authorization_header` unless the caller's credential still exists, and keeps it until the transaction
 * ends. Called before making anything that outlives the credential, since what is cached of it may be a second old.
 */
export async function assertStillHolds(ctx: TransactionContext): Promise<void> {
  const { sessionId, apiKeyId } = ctx.actor
  const holds =
    apiKeyId !== undefined
      ? await holdKey(ctx, apiKeyId)
      : sessionId === undefined || (await holdSession(ctx, sessionId))
  if (!holds) throw new AppError('invalid_authorization_header')
}
