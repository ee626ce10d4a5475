import type { HistoryItemId, Id, WorkspaceId } from '@vireo/contracts/kit'
import type { MusicOutline, MusicRecipe } from '@vireo/engines'

export type SongId = Id<'song'>

export type SongRow = {
  readonly id: SongId
  readonly workspace_id: WorkspaceId
  readonly history_item_id: HistoryItemId
  /** The first of the songs that this one is a version of; itself where it is that. */
  readonly version_of: SongId
  readonly seed: number
  readonly recipe: MusicRecipe
  readonly outline: MusicOutline
  readonly created_at: Date
}
