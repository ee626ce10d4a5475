import type { HistoryItemId, Id, WorkspaceId } from '@vireo/contracts/kit'
import type { MusicOutline, MusicRecipe } from '@vireo/engines'

export type SongId = Id<'song'>

export type SongRow = {
  readonly id: SongId
  readonly workspace_id: WorkspaceId
  readonly history_item_id: HistoryItemId
  readonly seed: number
  readonly recipe: MusicRecipe
  readonly outline: MusicOutline
  readonly created_at: Date
}
