import type { UserId, WorkspaceId } from '@vireo/contracts/kit'
import type { DataExport } from '@vireo/contracts/privacy'

export type ExportRow = {
  readonly id: string
  readonly user_id: UserId
  readonly workspace_id: WorkspaceId
  readonly job_id: string
  readonly storage_key: string | null
  readonly size_bytes: number | null
  readonly created_at: Date
  readonly expires_at: Date | null
  readonly token_hash: string | null
  readonly token_expires_at: Date | null
}

export type ExportInProgress = ExportRow & { readonly state: DataExport['state']; readonly progress: number }
