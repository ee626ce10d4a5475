import type { UserId, WorkspaceId } from '@vireo/contracts/kit'

export type AssetRow = {
  readonly id: string
  readonly workspace_id: WorkspaceId
  /** Who brought it; null once they are gone. */
  readonly user_id: UserId | null
  readonly name: string
  readonly mime_type: string
  readonly storage_key: string
  readonly size_bytes: number
  readonly created_at: Date
}
