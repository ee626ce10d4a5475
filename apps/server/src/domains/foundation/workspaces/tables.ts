import type { UserId, WorkspaceId } from '@vireo/contracts/kit'
import type { GroupPermission, WorkspaceChange } from '@vireo/contracts/workspaces'

/** Which dictionary of pronunciation is applied, and which of its versions; the newest unless named. */
export type DictionaryLocator = NonNullable<WorkspaceChange['pronunciation_dictionary_locators']>[number]

export type WorkspaceRow = {
  readonly id: WorkspaceId
  readonly name: string
  readonly owner_id: string
  readonly created_at: Date
}

export type Role = 'admin' | 'editor' | 'viewer'
export type MembershipKind = 'person' | 'service_account'

/** A member with their groups, as every decision about them needs it. */
export type MembershipRow = {
  readonly workspace_id: WorkspaceId
  readonly user_id: UserId
  readonly kind: MembershipKind
  readonly role: Role
  readonly is_owner: boolean
  /** A locked member keeps their place and can do nothing in it. */
  readonly is_locked: boolean
  /** Credits in a credit period; null is without a limit of their own. */
  readonly usage_limit: number | null
  /** When they last chose to work here, in milliseconds. */
  readonly chosen_at_ms: number | null
  /** The group of everyone included. */
  readonly groups: readonly MemberGroup[]
}

/** The part of a group that says what its members may do. */
export type MemberGroup = {
  readonly id: string
  readonly name: string
  readonly is_everyone: boolean
  readonly permissions: readonly GroupPermission[]
  readonly usage_limit: number | null
}

export type GroupRow = MemberGroup & {
  readonly workspace_id: WorkspaceId
  /** Professional voices that its members may make together; null is without a limit. */
  readonly pvc_limit: number | null
  readonly created_at: Date
}

/** What a workspace requires of everybody who acts in it. */
export type SecurityRulesRow = {
  readonly id: string
  /** Null: sessions do not end from inactivity. */
  readonly session_inactivity_timeout_seconds: number | null
  readonly mfa_required_for_users: boolean
}

/** A workspace's settings, which hold for everybody in it. */
export type SettingsRow = {
  readonly id: string
  readonly name: string
  readonly owner_id: string
  readonly created_at: Date
  readonly session_inactivity_timeout_seconds: number | null
  readonly mfa_required_for_users: boolean
  /** Null: as the tier has it, for as long as the workspace has that one. */
  readonly training_opt_out: boolean | null
  readonly training_opt_out_at: Date | null
  readonly storing_shared_files_on_user: boolean
  readonly voice_library_removal_notice_webhook_ids: readonly string[]
  readonly speech_to_text_webhook_ids: readonly string[]
  readonly pronunciation_dictionary_locators: readonly DictionaryLocator[]
  readonly has_alpha_access: boolean
  readonly all_members_permissions: readonly GroupPermission[] | null
}
