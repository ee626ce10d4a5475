import type { UserId, ApiKeyId } from '@vireo/contracts/kit'
import { writeAudit } from '#kernel/audit.ts'
import type { TransactionContext } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { findApiKeyOf, updateApiKeyRow } from './api-key-store.ts'
import { type IssuedApiKey, issueApiKey } from './issue-api-key.ts'
import type { ApiKeyRow } from '../tables.ts'

export type ReplaceApiKey = {
  readonly userId: UserId
  readonly keyId: ApiKeyId
  /** How long the key before stays valid. */
  readonly overlapMs: number
  /** Throws where the caller may not have a key like this one. */
  readonly assertMay: (key: ApiKeyRow) => Promise<void>
}

export type ReplacedApiKey = IssuedApiKey & { readonly previousUntil: Date }

/**
 * Issues a key that replaces another with the same power; the replaced one expires when the overlap is over, or earlier
 * if it was to. The change takes effect with `forgetCredential` after the commit. Throws `api_key_not_found`.
 */
export async function replaceApiKey(ctx: TransactionContext, input: ReplaceApiKey): Promise<ReplacedApiKey> {
  const key = await findApiKeyOf(ctx, input.userId, input.keyId)
  if (!key || isOver(key, ctx.now())) throw new AppError('api_key_not_found')
  await input.assertMay(key)
  const end = new Date(ctx.now().getTime() + input.overlapMs)
  const previousUntil = key.expires_at && key.expires_at < end ? key.expires_at : end
  const issued = await issueApiKey(ctx, {
    userId: key.user_id,
    workspaceId: key.workspace_id,
    name: key.name,
    permissions: key.permissions ?? 'all',
    characterLimit: key.character_limit,
    allowedAddresses: key.allowed_ips,
    thirdPartyDisableAllowed: key.third_party_disable_allowed,
    vouchedBy: key.vouched_by,
  })
  await updateApiKeyRow(ctx, { ...key, expires_at: previousUntil })
  await writeAudit(ctx, {
    action: 'identity.api-key-replaced',
    target: { kind: 'api-key', id: key.id },
    details: { by: issued.keyId, until: previousUntil.toISOString() },
  })
  return { ...issued, previousUntil }
}

function isOver({ expires_at: end }: ApiKeyRow, now: Date): boolean {
  return end !== null && end <= now
}
