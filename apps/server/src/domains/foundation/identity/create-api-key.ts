import type { identityEndpoints } from '@vireo/contracts/identity'
import type { Input } from '@vireo/contracts/kit'
import type { Context } from '#kernel/context.ts'
import { transaction } from '#kernel/transaction.ts'
import { type IssuedApiKey, issueApiKey } from './issue-api-key.ts'
import { assertMayGrant } from './policy.ts'
import { assertStillHolds } from './still-holds.ts'

/** Makes an API key for the caller, bound to the workspace they act in. */
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
    const key = { userId, workspaceId, name, permissions, characterLimit, allowedAddresses }
    const issued = await issueApiKey(ctx, key)
    await ctx.emit('identity.api-key-created', { userId, keyId: issued.keyId, name })
    return issued
  })
}
