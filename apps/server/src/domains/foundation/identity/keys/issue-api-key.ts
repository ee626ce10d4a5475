import type { Permission, UserId, WorkspaceId, ApiKeyId } from '@vireo/contracts/kit'
import { writeAudit } from '#kernel/audit.ts'
import type { TransactionContext } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { showApiKeyPreview } from '#users'
import { countApiKeysOf, insertApiKey, lockApiKeysOf } from './api-key-store.ts'
import { hashSecret, makeApiKeySecret } from '../callers/secrets.ts'

const keysMax = 100

export type IssueApiKey = {
  readonly userId: UserId
  readonly workspaceId: WorkspaceId
  readonly name: string
  readonly permissions: 'all' | readonly Permission[]
  readonly characterLimit: number | null
  /** Addresses and ranges it may be used from; every one when absent. */
  readonly allowedAddresses?: readonly string[] | null
  /** Whether whoever holds it may disable it; as the workspace says when absent. */
  readonly thirdPartyDisableAllowed?: boolean | null
  /** The workspace whose organisation vouches for whoever makes it, or whose machine it is for; nobody's when absent. */
  readonly vouchedBy?: string | null
}

export type IssuedApiKey = {
  readonly keyId: ApiKeyId
  /** Shown once; afterwards only its hash and its last characters exist. */
  readonly secret: string
}

/** Issues an API key. Throws `api_key_limit_reached` beyond a hundred. */
export async function issueApiKey(ctx: TransactionContext, input: IssueApiKey): Promise<IssuedApiKey> {
  const { userId, workspaceId, name, permissions, characterLimit } = input
  await lockApiKeysOf(ctx, userId)
  if ((await countApiKeysOf(ctx, userId)) >= keysMax) throw new AppError('api_key_limit_reached')
  const secret = makeApiKeySecret()
  const keyId = ctx.newId('apiKey')
  const hint = secret.slice(-4)
  await insertApiKey(ctx, {
    id: keyId,
    user_id: userId,
    workspace_id: workspaceId,
    name,
    secret_hash: hashSecret(secret),
    hint,
    permissions: permissions === 'all' ? null : [...new Set(permissions)],
    character_limit: characterLimit,
    created_at: ctx.now(),
    last_used_at: null,
    disabled_at: null,
    disable_reason: null,
    allowed_ips: input.allowedAddresses ? [...input.allowedAddresses] : null,
    expires_at: null,
    third_party_disable_allowed: input.thirdPartyDisableAllowed ?? null,
    vouched_by: input.vouchedBy ?? null,
  })
  await showApiKeyPreview(ctx, { userId, preview: hint })
  await writeAudit(ctx, {
    action: 'identity.api-key-created',
    workspaceId,
    target: { kind: 'api-key', id: keyId },
    details: { owner: userId, name, permissions },
  })
  return { keyId, secret }
}
