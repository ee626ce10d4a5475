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
  /** An uploaded song has a recipe of something like it, and no score. */
  readonly origin: 'composed' | 'uploaded'
  /** SHA-256 of the audio of a composed song, in hexadecimal: whoever brings it again has it taken apart exactly. */
  readonly audio_digest: string | null
  readonly created_at: Date
}

/** What lists show of a song. */
export type ListedSong = Pick<
  SongRow,
  'id' | 'history_item_id' | 'version_of' | 'seed' | 'outline' | 'origin' | 'created_at'
>
