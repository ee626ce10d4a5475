import type { ApiKeyId, HistoryItemId, UserId, WorkspaceId } from '@vireo/contracts/kit'
import type { workAudiences, workGenres, workKinds } from '@vireo/contracts/publishing'

export type WorkKind = (typeof workKinds)[number]
export type WorkGenre = (typeof workGenres)[number]
export type WorkAudience = (typeof workAudiences)[number]

export type WorkRow = {
  readonly id: string
  readonly workspace_id: WorkspaceId
  /** Who made it, or whose it became. */
  readonly user_id: UserId
  readonly kind: WorkKind
  readonly title: string
  readonly author: string | null
  readonly description: string | null
  readonly language: string | null
  readonly genres: readonly WorkGenre[]
  readonly audience: WorkAudience | null
  readonly mature_content: boolean
  readonly isbn: string | null
  readonly cover_key: string | null
  readonly cover_bytes: number | null
  readonly cover_side: number | null
  readonly rights_confirmed_at: Date | null
  readonly rights_confirmed_by: UserId | null
  readonly normalizes_loudness: boolean
  readonly may_be_indexed: boolean
  /** By whoever runs the instance. */
  readonly taken_down_at: Date | null
  readonly created_at: Date
  readonly updated_at: Date
}

export type ChapterRow = {
  readonly id: string
  readonly work_id: string
  readonly workspace_id: WorkspaceId
  /** Null where it is an upload. */
  readonly history_item_id: HistoryItemId | null
  readonly upload_id: string | null
  readonly place: number
  readonly title: string
  readonly is_preview: boolean
}

/** How a recording sounds. */
export type Measured = {
  readonly is_readable: boolean
  readonly loudness_lufs: number | null
  readonly peak_dbtp: number | null
  readonly silence_start_ms: number
  readonly silence_end_ms: number
  readonly silence_inside_ms: number
}

export type MeasureRow = Measured & {
  readonly history_item_id: HistoryItemId
  readonly workspace_id: WorkspaceId
  readonly created_at: Date
}

/** A file that somebody uploaded as a chapter, and how it sounds. */
export type UploadRow = Omit<Measured, 'is_readable'> & {
  readonly id: string
  readonly work_id: string
  readonly workspace_id: WorkspaceId
  readonly request_id: string
  readonly storage_key: string
  readonly size_bytes: number
  readonly duration_ms: number
  readonly peaks: readonly number[]
  /** Null until its file is stored and it is a chapter. */
  readonly kept_at: Date | null
  readonly created_at: Date
}

export type EditionRow = {
  readonly id: string
  readonly work_id: string
  readonly workspace_id: WorkspaceId
  readonly number: number
  readonly state: 'making' | 'live' | 'replaced' | 'withdrawn' | 'failed'
  readonly error_code: string | null
  readonly kind: WorkKind
  readonly title: string
  readonly author: string
  readonly description: string
  readonly language: string
  readonly genres: readonly WorkGenre[]
  readonly audience: WorkAudience
  readonly mature_content: boolean
  readonly isbn: string | null
  readonly cover_key: string
  readonly cover_bytes: number
  readonly normalizes_loudness: boolean
  readonly may_be_indexed: boolean
  readonly created_by: UserId
  readonly created_at: Date
  readonly released_at: Date | null
  readonly ended_at: Date | null
}

export type ScheduleRow = {
  /** Of the work. */
  readonly id: string
  readonly workspace_id: WorkspaceId
  readonly release_at: Date
  readonly asked_by: UserId
  readonly asked_key: ApiKeyId | null
  /** When it was first tried. */
  readonly tried_at: Date | null
  /** Why it was not released when that was due. */
  readonly error_code: string | null
  readonly created_at: Date
}

/** What is said in a moment; `begins` where a paragraph does. */
export type Cue = { readonly startMs: number; readonly endMs: number; readonly text: string; readonly begins?: true }

export type EditionChapterRow = {
  readonly edition_id: string
  readonly chapter_id: string
  readonly workspace_id: WorkspaceId
  readonly history_item_id: HistoryItemId | null
  /** Of what was uploaded: nobody knows its words. */
  readonly upload_id: string | null
  readonly place: number
  readonly title: string
  readonly is_preview: boolean
  readonly storage_key: string | null
  readonly size_bytes: number | null
  readonly duration_ms: number | null
  readonly cues: readonly Cue[] | null
  readonly published_at: Date | null
}
