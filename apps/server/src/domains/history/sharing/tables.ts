import type {
  HistoryItemId,
  PageCaseId,
  PageReportId,
  ShareCaseId,
  ShareLinkId,
  ShareReportId,
  ShareVideoId,
  UserId,
  WorkspaceId,
} from '@vireo/contracts/kit'
import type { reportedPageKinds, shareCaseStates, shareReportReasons, ShareVideoQuery } from '@vireo/contracts/sharing'

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

export type ReportRow = {
  readonly id: ShareReportId
  readonly workspace_id: WorkspaceId
  readonly share_link_id: ShareLinkId
  readonly reason: (typeof shareReportReasons)[number]
  readonly message: string
  readonly created_at: Date
  readonly share_case_id: ShareCaseId
}

/** What was reported about a link until somebody decided. */
export type CaseRow = {
  readonly id: ShareCaseId
  readonly workspace_id: WorkspaceId
  readonly share_link_id: ShareLinkId
  readonly state: (typeof shareCaseStates)[number]
  readonly reports: number
  readonly opened_at: Date
  readonly decided_at: Date | null
}

/** What was reported about a work or a profile until somebody decided. */
export type PageCaseRow = {
  readonly id: PageCaseId
  readonly workspace_id: WorkspaceId
  readonly page_kind: (typeof reportedPageKinds)[number]
  readonly page_id: string
  readonly state: (typeof shareCaseStates)[number]
  readonly reports: number
  readonly opened_at: Date
  readonly decided_at: Date | null
}

export type PageReportRow = {
  readonly id: PageReportId
  readonly workspace_id: WorkspaceId
  readonly page_case_id: PageCaseId
  readonly reason: (typeof shareReportReasons)[number]
  readonly message: string
  readonly created_at: Date
}

export type VideoRow = {
  readonly id: ShareVideoId
  readonly workspace_id: WorkspaceId
  readonly history_item_id: HistoryItemId
  /** The key of the recording: what is purged is named by it. */
  readonly recording_key: string
  readonly theme: ShareVideoQuery['theme']
  readonly strips_tags: boolean
  readonly format: ShareVideoQuery['format']
  readonly caption: string
  /** The last job that made it, or makes it. */
  readonly job_id: string | null
  /** Null until it is made. */
  readonly storage_key: string | null
  readonly size_bytes: number | null
  readonly asked_at: Date
  readonly created_at: Date
}
