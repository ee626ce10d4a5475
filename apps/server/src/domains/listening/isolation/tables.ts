import type { UserId, WorkspaceId } from '@vireo/contracts/kit'

export type IsolationRow = {
  readonly id: string
  readonly workspace_id: WorkspaceId
  readonly user_id: UserId
  readonly title: string | null
  readonly storage_key: string
  readonly size_bytes: number
  readonly duration_ms: number
  readonly credits: number
  readonly strength: number
  readonly preview: string | null
  readonly peaks: readonly number[]
  readonly created_at: Date
}
