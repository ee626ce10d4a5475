import type { HistoryItemId, Id, UserId, WorkspaceId } from '@vireo/contracts/kit'
import type { SharedSound, SoundCategory, SoundLicence } from '@vireo/contracts/sound-effects'

export type SharedSoundId = Id<'sharedSound'>

/** A sound of the library; one of the house has no workspace, no maker and no item. */
export type SharedSoundRow = {
  readonly id: SharedSoundId
  readonly workspace_id: WorkspaceId | null
  readonly user_id: UserId | null
  readonly history_item_id: HistoryItemId | null
  readonly name: string
  readonly name_de: string | null
  readonly prompt: string
  readonly category: SoundCategory
  readonly tags: readonly string[]
  readonly licence: SoundLicence
  readonly author: string | null
  readonly is_loop: boolean
  readonly is_featured: boolean
  readonly rank: number
  /** What is heard of it by others. */
  readonly preview_type: SharedSound['preview_type']
  readonly duration_ms: number | null
  readonly peaks: readonly number[] | null
  readonly print: readonly number[] | null
  readonly like_count: number
  readonly purchased_count: number
  readonly trending: number
  readonly shared_at: Date
  readonly taken_down_at: Date | null
}

/** What the caller has to do with a sound. */
export type SeenSound = SharedSoundRow & { readonly is_favourite: boolean; readonly is_purchased: boolean }

/** What is known of a sound once it is made. */
export type MadeFacts = {
  readonly durationMs: number
  readonly peaks: readonly number[] | null
  readonly print: readonly number[] | null
}
