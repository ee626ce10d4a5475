import type { UserId, WorkspaceId } from '@vireo/contracts/kit'
import type { IdentityProviderKind, ProvisioningRole } from '@vireo/contracts/sso'

export type DomainRow = {
  readonly id: string
  readonly workspace_id: WorkspaceId
  readonly domain: string
  /** What the TXT record has to say. */
  readonly record_value: string
  readonly status: 'pending' | 'verified' | 'failed'
  readonly created_by: string
  readonly created_at: Date
  readonly verified_at: Date | null
  readonly checked_at: Date | null
  readonly missing_since: Date | null
}

export type OidcFacts = { readonly issuer: string; readonly clientId: string }

export type SamlFacts = {
  readonly entityId: string
  readonly signInUrl: string
  /** X.509, DER in base64. */
  readonly certificates: readonly string[]
  /** Where all of this was read; absent where it was entered by hand. */
  readonly metadataUrl?: string
}

export type ProviderRow = {
  readonly id: string
  readonly workspace_id: WorkspaceId
  readonly kind: IdentityProviderKind
  readonly name: string
  readonly is_enabled: boolean
  /** By kind; null until it is set up. */
  readonly facts: OidcFacts | SamlFacts | null
  readonly secret_sealed: string | null
  readonly has_scim_token: boolean
  /** Its client may not have tokens with which it is asked again. */
  readonly refuses_offline: boolean
  readonly created_by: string
  readonly created_at: Date
  readonly tested_at: Date | null
  readonly last_used_at: Date | null
}

export type RulesRow = {
  readonly workspace_id: WorkspaceId
  readonly enforced_at: Date | null
  readonly provisioning_enabled_at: Date | null
  readonly provisioning_enabled_by: string | null
  readonly provisioning_role: ProvisioningRole
}

/** A sign-in whose browser came back with an answer. */
export type AttemptRow = {
  readonly identity_provider_id: string
  readonly is_test: boolean
  readonly secrets_sealed: string
  readonly answer_sealed: string
}

export type PendingLinkRow = {
  readonly identity_provider_id: string
  readonly subject: string
  readonly user_id: UserId
  /** What the provider can be asked again with, and until when its word counts. */
  readonly refresh_sealed: string | null
  readonly vouched_until: Date | null
}
