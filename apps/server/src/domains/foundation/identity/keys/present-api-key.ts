import type { ApiKey } from '@vireo/contracts/identity'
import { unixSeconds } from '#kernel/formats/unix-seconds.ts'
import type { IssuedApiKey } from './issue-api-key.ts'
import type { ApiKeyInUse } from './list-api-keys.ts'

/** Presents a new key with its secret, which no other answer of this slice shows. */
export function presentIssuedApiKey({ keyId, secret }: IssuedApiKey) {
  return { 'xi-api-key': secret, key_id: keyId }
}

/** Presents API keys without their secrets. */
export function presentApiKeys(keys: readonly ApiKeyInUse[]) {
  return { 'api-keys': keys.map(presentApiKey) }
}

function presentApiKey(key: ApiKeyInUse): ApiKey {
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
  }
}
