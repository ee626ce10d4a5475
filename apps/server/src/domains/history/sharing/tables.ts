import type { HistoryItemId, ShareLinkId, UserId, WorkspaceId } from '@vireo/contracts/kit'

export type LinkRow = {
  readonly id: ShareLinkId
  readonly workspace_id: WorkspaceId
  readonly history_item_id: HistoryItemId
  /** Who made it: their public name stands on its page. */
  readonly user_id: UserId
  readonly token_hash: string
  readonly token_sealed: string
  readonly expires_at: Date | null
  readonly password_hash: string | null
  readonly may_download: boolean
  readonly may_be_indexed: boolean
  readonly opens: number
  readonly plays: number
  readonly revoked_at: Date | null
  readonly taken_down_at: Date | null
  readonly created_at: Date
}
