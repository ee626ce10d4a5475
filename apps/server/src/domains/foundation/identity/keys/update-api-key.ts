import type { identityEndpoints } from '@vireo/contracts/identity'
import type { Input, UserId, ApiKeyId } from '@vireo/contracts/kit'
import { writeAudit } from '#kernel/audit.ts'
import type { Context, TransactionContext } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import { findApiKeyOf, updateApiKeyRow } from './api-key-store.ts'
import { forgetCredential } from '../callers/forget-credential.ts'
import { assertMayGrant } from '../policy.ts'
import type { ApiKeyRow } from '../tables.ts'

/** The changes to a key, as the contract writes them. */
export type KeyChange = Omit<Input<typeof identityEndpoints.updateApiKey>, 'key_id'> & {
  readonly third_party_disable_allowed?: boolean | 'clear' | 'no_update'
}

/** Changes, disables or enables one of the caller's API keys: here at once, on every node within a second. */
export async function updateApiKey(ctx: Context, input: Input<typeof identityEndpoints.updateApiKey>): Promise<void> {
  const { key_id: keyId, ...change } = input
  await transaction(ctx, async (ctx) => {
    const changed = await changeKeyOf(ctx, { userId: ctx.actor.userId, keyId, change })
    assertMayGrant(ctx.actor, changed.permissions ?? 'all')
  })
  await forgetCredential(ctx, keyId)
}

/**
 * Changes a key of a user in the caller's workspace, which the slice that calls has to allow. The change takes effect
 * with `forgetCredential` after the commit. Throws `api_key_not_found`.
 */
export async function changeKeyOf(
  ctx: TransactionContext,
  { userId, keyId, change }: { readonly userId: UserId; readonly keyId: ApiKeyId; readonly change: KeyChange },
): Promise<ApiKeyRow> {
  const key = await findApiKeyOf(ctx, userId, keyId)
  if (!key) throw new AppError('api_key_not_found')
  const changed = changedKey(key, change, ctx.now())
  await updateApiKeyRow(ctx, changed)
  await writeAudit(ctx, {
    action: 'identity.api-key-changed',
    target: { kind: 'api-key', id: keyId },
    details: { fields: Object.keys(change).filter((field) => isChange(change, field)) },
  })
  return changed
}

function isChange(input: KeyChange, field: string): boolean {
  const value = (input as Readonly<Record<string, unknown>>)[field]
  return value !== 'no_update' && value !== null
}

function changedKey(key: ApiKeyRow, input: KeyChange, now: Date): ApiKeyRow {
  const { is_enabled: isEnabled, name, permissions, character_limit: limit, allowed_ips: addresses } = input
  const selfDisable = input.third_party_disable_allowed ?? 'no_update'
  return {
    ...key,
    ...(name !== null && { name }),
    ...(permissions !== 'no_update' && { permissions: permissions === 'all' ? null : [...new Set(permissions)] }),
    ...(limit !== 'no_update' && limit !== null && { character_limit: limit === 'clear' ? null : limit }),
    ...(addresses !== 'no_update' && { allowed_ips: addresses === 'clear' ? null : addresses }),
    ...(selfDisable !== 'no_update' && { third_party_disable_allowed: selfDisable === 'clear' ? null : selfDisable }),
    ...(isEnabled === true && { disabled_at: null, disable_reason: null }),
    ...(isEnabled === false && { disabled_at: key.disabled_at ?? now, disable_reason: 'self_disabled' as const }),
  }
}
