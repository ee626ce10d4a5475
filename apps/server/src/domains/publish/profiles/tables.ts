import type { HistoryItemId, UserId, VoiceId, WorkspaceId } from '@vireo/contracts/kit'

export type ProfileRow = {
  readonly user_id: UserId
  /** In whose log it is written down that it was shown or taken down. */
  readonly workspace_id: WorkspaceId
  readonly name: string | null
  readonly bio: string
  readonly links: readonly { readonly label: string; readonly url: string }[]
  /** The name of its file. */
  readonly picture: string | null
  readonly is_public: boolean
  readonly may_be_indexed: boolean
  readonly taken_down_at: Date | null
  readonly created_at: Date
  readonly updated_at: Date
}

export type HandleRow = {
  /** In small letters. */
  readonly handle: string
  /** Null where they are gone. */
  readonly user_id: UserId | null
  /** Null for the one of today. */
  readonly former_until: Date | null
}

export type ChosenVoiceRow = {
  readonly user_id: UserId
  readonly workspace_id: WorkspaceId
  readonly voice_id: VoiceId
  readonly place: number
}

export type ChosenWorkRow = {
  readonly user_id: UserId
  readonly workspace_id: WorkspaceId
  readonly history_item_id: HistoryItemId
  readonly link_digest: string
  readonly place: number
}

export type ChosenPublishedWorkRow = {
  readonly user_id: UserId
  readonly workspace_id: WorkspaceId
  readonly work_id: string
  readonly chosen_at: Date
  readonly place: number
}
