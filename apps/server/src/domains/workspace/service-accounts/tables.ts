import type { UserId, WorkspaceId } from '@vireo/contracts/kit'

export type ServiceAccountRow = {
  readonly user_id: UserId
  readonly workspace_id: WorkspaceId
  readonly name: string
  readonly created_by: string
  readonly created_at: Date
  readonly disabled_at: Date | null
}
