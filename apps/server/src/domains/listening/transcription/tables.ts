import type { UserId, WorkspaceId } from '@vireo/contracts/kit'
import type { TranscriptDocument, TranscriptState, WordTiming } from '@vireo/contracts/transcription'
import type { Telling } from './telling/telling.ts'
import type { Wishes } from './asking/wishes.ts'

export type TranscriptRow = {
  readonly id: string
  readonly workspace_id: WorkspaceId
  /** Who had it written down; null where they are gone and the workspace has it. */
  readonly user_id: UserId | null
  readonly title: string | null
  readonly state: TranscriptState
  readonly failure: { readonly code: string; readonly message: string } | null
  readonly wishes: Wishes
  readonly job_id: string | null
  /** Who is told what was heard; null where nobody is, or was told already. */
  readonly telling: Telling | null
  /** What is held for it while it is worked on. */
  readonly reservation_id: string | null
  readonly progress: number
  readonly seconds_left: number | null
  readonly language_code: string | null
  readonly language_probability: number | null
  readonly timing: WordTiming | null
  /** Where the recording is to be fetched from; null once it was, or is not wanted any more. */
  readonly source_url: string | null
  readonly duration_ms: number
  readonly media_key: string | null
  readonly media_type: string
  readonly media_bytes: number
  readonly has_video: boolean
  readonly credits: number
  /** Of the document as it is now; null until there is one. */
  readonly version: number | null
  /** The beginning of its text; of a search, what is around the first hit. */
  readonly excerpt: string
  readonly created_at: Date
  readonly finished_at: Date | null
}

export type KeytermRow = {
  readonly id: string
  readonly workspace_id: WorkspaceId
  readonly keyterm: string
  /** What of it is compared. */
  readonly folded: string
  readonly created_at: Date
}

export type VersionRow = {
  readonly id: string
  readonly workspace_id: WorkspaceId
  readonly transcript_id: string
  readonly version: number
  readonly user_id: UserId
  readonly document: TranscriptDocument
  readonly created_at: Date
}

export type CommentRow = {
  readonly id: string
  readonly workspace_id: WorkspaceId
  readonly transcript_id: string
  /** Null where whoever wrote it is gone. */
  readonly user_id: UserId | null
  readonly reply_to: string | null
  readonly at_ms: number
  readonly text: string
  readonly resolved_at: Date | null
  readonly created_at: Date
}
