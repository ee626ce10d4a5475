import type { HistoryItemId, UserId, VoiceId, WorkspaceId } from '@vireo/contracts/kit'
import type { PronunciationLocator } from '@vireo/contracts/pronunciation'
import type { PinnedPronunciation } from '#pronunciation'

export type TextNormalization = 'auto' | 'on' | 'off' | 'apply_english'

export type ProjectRow = {
  readonly id: string
  readonly workspace_id: WorkspaceId
  /** With whose standing, and within whose limits, speech is made that nobody asked for by name. */
  readonly user_id: UserId
  readonly name: string
  readonly title: string | null
  readonly author: string | null
  readonly image: string | null
  readonly small: boolean
  readonly text_color: string | null
  readonly background_color: string | null
  readonly sessionization: number
  readonly voice_id: VoiceId | null
  readonly model_id: string | null
  readonly text_normalization: TextNormalization | null
  readonly dictionaries: readonly PronunciationLocator[] | null
  readonly monthly_credits: number
  readonly reads_new_pages: boolean
  readonly is_enabled: boolean
  readonly created_at: Date
}

export type PageRow = {
  readonly id: string
  readonly project_id: string
  readonly workspace_id: WorkspaceId
  /** Null for the content that a project was given as a file. */
  readonly address: string | null
  readonly alias_of: string | null
  readonly title: string | null
  readonly author: string | null
  readonly voice_id: VoiceId | null
  readonly model_id: string | null
  /** Null, here and below, is as its project has it. */
  readonly dictionaries: readonly PronunciationLocator[] | null
  readonly small: boolean | null
  readonly text_color: string | null
  readonly background_color: string | null
  readonly is_enabled: boolean
  /** `waiting` for its owner, who is asked first. */
  readonly state: 'waiting' | 'reading' | 'read' | 'failed'
  readonly error_code: string | null
  /** When somebody last had it read. */
  readonly asked_at: Date | null
  readonly read_at: Date | null
  readonly published_version_id: string | null
  /** Who let it in; null for an address that a visitor named and nothing more is known of. */
  readonly accepted_by: 'owner' | 'visitor' | null
  readonly accepted_at: Date | null
  readonly created_at: Date
}

export type VersionRow = {
  readonly id: string
  readonly page_id: string
  readonly project_id: string
  readonly workspace_id: WorkspaceId
  readonly content_key: string
  readonly text_key: string
  readonly title: string | null
  readonly author: string | null
  readonly language: string | null
  readonly text: string
  readonly voice_id: VoiceId | null
  readonly model_id: string | null
  /** As they were when its speech was asked for; null for versions from before. */
  readonly dictionaries: PinnedPronunciation | null
  readonly state: 'draft' | 'making' | 'ready' | 'failed'
  /** Whether it is what visitors hear as soon as it is made. */
  readonly publishes: boolean
  readonly error_code: string | null
  readonly round: number
  readonly attempts: number
  readonly history_item_id: HistoryItemId | null
  readonly duration_ms: number | null
  readonly credits: number
  readonly made_at: Date | null
  /** When another one took its place in the ears of visitors. */
  readonly replaced_at: Date | null
  readonly created_at: Date
}

export type ListenRow = {
  readonly view_id: string
  readonly project_id: string
  readonly page_id: string
  readonly version_id: string
  readonly workspace_id: WorkspaceId
  readonly country: string | null
  readonly quarter_1: number
  readonly quarter_2: number
  readonly quarter_3: number
  readonly quarter_4: number
  readonly is_complete: boolean
  readonly started_at: Date
}
