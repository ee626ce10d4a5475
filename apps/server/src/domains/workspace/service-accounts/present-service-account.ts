import type { UserId } from '@vireo/contracts/kit'
import type { PlatformLimits, ServiceAccount, ServiceAccountKey } from '@vireo/contracts/service-accounts'
import type { ApiKeyInUse, IssuedApiKey, ReplacedApiKey } from '#identity/keys/index.ts'
import { presentGroup } from '#workspaces/groups/index.ts'
import { unixSeconds } from '#kernel/formats/unix-seconds.ts'
import type { ListedServiceAccount } from './list-service-accounts.ts'

/** Presents the id of a new service account. */
export function presentCreated({ userId }: { readonly userId: UserId }) {
  return { 'service-account-user-id': userId }
}

/** Presents a new key with its secret; only this and `presentRotated` ever show one. */
export function presentIssued({ keyId, secret }: IssuedApiKey) {
  return { 'xi-api-key': secret, key_id: keyId }
}

/** Presents the key that replaces another, and when the previous one expires, in Unix seconds. */
export function presentRotated(replaced: ReplacedApiKey) {
  return { ...presentIssued(replaced), previous_key_expires_at_unix: unixSeconds(replaced.previousUntil) }
}

/** Presents the service accounts of a workspace. */
export function presentServiceAccounts(accounts: readonly ListedServiceAccount[]) {
  return { 'service-accounts': accounts.map(presentServiceAccount) }
}

/** Presents the keys of a service account. */
export function presentKeys(keys: readonly ApiKeyInUse[]) {
  return { 'api-keys': keys.map(presentKey) }
}

function presentServiceAccount({ row, keys, groups, sharedWith }: ListedServiceAccount): ServiceAccount {
  return {
    service_account_user_id: row.user_id,
    name: row.name,
    created_at_unix: unixSeconds(row.created_at),
    'api-keys': keys.map(presentKey),
    is_disabled: row.disabled_at !== null,
    groups: groups.map(({ id, name }) => ({ id, name })),
    default_sharing_groups: sharedWith.map(({ group, level }) => ({
      group: presentGroup(group),
      permission_level: level,
    })),
  }
}

function presentKey(key: ApiKeyInUse): ServiceAccountKey {
  return {
    key_id: key.id,
    name: key.name,
    hint: key.hint,
    created_at_unix: unixSeconds(key.created_at),
    last_used_at_unix: key.last_used_at && unixSeconds(key.last_used_at),
    is_disabled: key.disabled_at !== null,
    disable_reason: key.disable_reason,
    allowed_ips: key.allowed_ips,
    permissions: key.permissions,
    character_limit: key.character_limit,
    character_count: key.charactersUsed,
    service_account_user_id: key.user_id,
    hashed_xi_api_key: key.secret_hash,
    third_party_disable_allowed: key.third_party_disable_allowed,
    platform_limits: limitsOf(key),
    expires_at_unix: key.expires_at && unixSeconds(key.expires_at),
  }
}

/** Presents a key's credit limit and use, or null without one; the API's other limits cannot be set for a key. */
function limitsOf({ character_limit: limit, charactersUsed }: ApiKeyInUse): PlatformLimits | null {
  if (limit === null) return null
  const none = { limit: null }
  const credits = { limit, usage: charactersUsed ?? 0 }
  return { credits, pvc: none, concurrency: none, dubbing_concurrency: none, music_concurrency: none }
}
