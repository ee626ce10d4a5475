import type { identityEndpoints } from '@vireo/contracts/identity'
import type { Input, UserId, ApiKeyId } from '@vireo/contracts/kit'
import { writeAudit } from '#kernel/audit.ts'
import type { Context, TransactionContext } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import { showApiKeyPreview } from '#users'
import { findApiKeyOf, findNewestHint, removeApiKeyOf } from './api-key-store.ts'
import { forgetCredentials } from '../callers/forget-credentials.ts'
import { assertMayGrant } from '../policy.ts'

/**
 * Revokes one of the caller's API keys: here at once, on every node within a second. A key may end itself, and others
 * that it could change. Throws `api_key_not_found`, and 403 for a key that may not.
 */
export async function deleteApiKey(ctx: Context, input: Input<typeof identityEndpoints.deleteApiKey>): Promise<void> {
  const { actor } = ctx
  await transaction(ctx, async (ctx) => {
    const key = await findApiKeyOf(ctx, actor.userId, input.key_id)
    if (!key) throw new AppError('api_key_not_found')
    if (key.id !== actor.apiKeyId) assertMayGrant(actor, key.permissions ?? 'all')
    await revokeKeyOf(ctx, { userId: actor.userId, keyId: key.id })
  })
}

/**
 * Revokes a key of an account in the caller's workspace. Throws `api_key_not_found`.
 */
export async function revokeKeyOf(
  ctx: TransactionContext,
  { userId, keyId }: { readonly userId: UserId; readonly keyId: ApiKeyId },
): Promise<void> {
  if (!(await removeApiKeyOf(ctx, userId, keyId))) throw new AppError('api_key_not_found')
  forgetCredentials(ctx, [keyId])
  await showApiKeyPreview(ctx, { userId, preview: (await findNewestHint(ctx, userId)) ?? null })
  await writeAudit(ctx, { action: 'identity.api-key-deleted', target: { kind: 'api-key', id: keyId } })
}
