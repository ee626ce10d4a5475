import type { Permission, UserId, WorkspaceId, SessionId, ApiKeyId } from '@vireo/contracts/kit'

/** A browser that is signed in. Its token is kept as a hash only. */
export type SessionRow = {
  readonly id: SessionId
  readonly user_id: UserId
  readonly workspace_id: WorkspaceId
  readonly created_at: Date
  readonly expires_at: Date
  readonly last_used_at: Date
  /** When somebody last touched, typed or listened. */
  readonly last_active_at: Date
  readonly user_agent: string
  readonly address: string
  /** How often the cookie's token was replaced. */
  readonly generation: number
  readonly rotated_at: Date | null
  /** Set when the support team holds it, under a grant of the user's. */
  readonly support_grant_id: string | null
  /** Somebody else vouched for whoever holds it: their organisation. */
  readonly is_federated: boolean
  /** The workspace whose organisation that was, wherever the session was bound to since. */
  readonly vouched_by: string | null
  /** When that organisation was last asked whether it still does; null where nothing can be asked. */
  readonly vouch_asked_at: Date | null
}

/** An API key without its secret, which cannot be read back. */
export type ApiKeyRow = {
  readonly id: ApiKeyId
  readonly user_id: UserId
  readonly workspace_id: WorkspaceId
  readonly name: string
  /** The last characters of the secret, to recognise the key by. */
  readonly hint: string
  /** Null is every permission. */
  readonly permissions: Permission[] | null
  readonly character_limit: number | null
  readonly created_at: Date
  readonly last_used_at: Date | null
  /** Null while it works. */
  readonly disabled_at: Date | null
  readonly disable_reason: 'self_disabled' | null
  /** Addresses and ranges it may be used from; null is every one. */
  readonly allowed_ips: string[] | null
  /** Refused from then on. */
  readonly expires_at: Date | null
  /** Whether whoever holds it may disable it; null is as the workspace says. */
  readonly third_party_disable_allowed: boolean | null
  /** The workspace whose organisation vouched for whoever made it, or whose machine it is. */
  readonly vouched_by: string | null
}
