import type { UserId, WorkspaceId } from '@vireo/contracts/kit'
import type { AccessLevel } from '@vireo/contracts/resources'

export type ResourceRow = {
  readonly workspace_id: WorkspaceId
  readonly resource_type: string
  readonly resource_id: string
  readonly creator_user_id: UserId
  /** Null: the workspace's. */
  readonly owner_user_id: UserId | null
  readonly created_at: Date
}

export type ShareRow = {
  /** A member's, a machine's or a group's id, or `everyone`. */
  readonly principal_id: string
  readonly level: AccessLevel
  readonly member_id: string | null
  readonly group_id: string | null
}

export type DefaultSharingRow = {
  readonly user_id: UserId
  readonly group_id: string
  readonly level: 'viewer' | 'editor' | 'admin'
}
