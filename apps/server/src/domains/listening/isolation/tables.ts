import type { UserId, WorkspaceId } from '@vireo/contracts/kit'

/** What a video is kept as. */
export type FilmType = 'video/mp4' | 'video/webm' | 'video/x-matroska'

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
  /** The video that it came in, with the isolated sound. */
  readonly film_key: string | null
  readonly film_type: FilmType | null
  readonly film_bytes: number
  readonly film_failed: boolean
  readonly created_at: Date
}
