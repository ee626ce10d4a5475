import type { identityEndpoints } from '@vireo/contracts/identity'
import type { Input } from '@vireo/contracts/kit'
import type { Context, TransactionContext } from '#kernel/context.ts'
import { transaction } from '#kernel/transaction.ts'
import { findVouchOfKey } from './api-key-store.ts'
import { type IssuedApiKey, issueApiKey } from './issue-api-key.ts'
import { assertMayGrant } from '../policy.ts'
import { findSession } from '../sessions/session-store.ts'
import { assertStillHolds } from '../callers/still-holds.ts'

/** Creates an API key for the caller, bound to their current workspace. */
export async function createApiKey(
  ctx: Context,
  input: Input<typeof identityEndpoints.createApiKey>,
): Promise<IssuedApiKey> {
  const { name, permissions, character_limit: characterLimit, allowed_ips: allowedAddresses } = input
  assertMayGrant(ctx.actor, permissions)
  const { userId } = ctx.actor
  const { workspaceId } = ctx
  return transaction(ctx, async (ctx) => {
    await assertStillHolds(ctx)
    const vouchedBy = await vouchOfCaller(ctx)
    const key = { userId, workspaceId, name, permissions, characterLimit, allowedAddresses, vouchedBy }
    const issued = await issueApiKey(ctx, key)
    await ctx.emit('identity.api-key-created', { userId, keyId: issued.keyId, name })
    return issued
  })
}

/** Returns the workspace that vouches for the caller's session or key, and so for a key they make; null for none. */
async function vouchOfCaller(ctx: TransactionContext): Promise<string | null> {
  const { userId, sessionId, apiKeyId } = ctx.actor
  if (sessionId !== undefined) return (await findSession(ctx, sessionId))?.vouched_by ?? null
  return apiKeyId === undefined ? null : findVouchOfKey(ctx, userId, apiKeyId)
}
