import type { UserId, WorkspaceId } from '@vireo/contracts/kit'

/** A grant that somebody gave to one member of the support team, for a while. */
export type SupportGrantRow = {
  readonly id: string
  readonly user_id: UserId
  readonly workspace_id: WorkspaceId
  /** Mail address of the member. */
  readonly support_member: string
  readonly reason: string
  readonly granted_at: Date
  readonly expires_at: Date
  readonly revoked_at: Date | null
  readonly last_used_at: Date | null
}
