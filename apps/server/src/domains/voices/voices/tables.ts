import type { UserId, VoiceId, WorkspaceId } from '@vireo/contracts/kit'
import type { FineTuning, SafetyControl, SharingStatus, VoiceSample } from '@vireo/contracts/voices'
import type { RecordingQuality, VoiceRecipe } from '@vireo/engines'

/** What the operator decided about a voice. */
export type VoiceSafetyRow = {
  readonly voice_id: VoiceId
  readonly control: SafetyControl
  readonly sharing_status: SharingStatus
  readonly live_moderation: boolean
  readonly requires_verification: boolean
  readonly is_verified: boolean
  readonly updated_at: Date
}

/** A workspace's own settings for a voice; null leaves the voice's own value. */
export type VoiceSettingsRow = {
  readonly stability: number | null
  readonly similarity_boost: number | null
  readonly style: number | null
  readonly speed: number | null
  readonly use_speaker_boost: boolean | null
  readonly quality: number | null
}

/** How a voice came to be; null while nothing can be spoken with it. */
export type VoiceMethod = 'acoustic_matching' | 'zero_shot' | 'designed' | 'remixed' | 'copied' | 'by_address'

export type OwnCategory = 'cloned' | 'generated' | 'professional'

/** A voice of a workspace: made by its people, or taken from the library. */
export type VoiceRow = {
  readonly id: VoiceId
  readonly workspace_id: WorkspaceId
  readonly name: string
  readonly name_folded: string
  readonly description: string | null
  readonly category: OwnCategory
  readonly labels: Readonly<Record<string, string>>
  /** BCP 47. */
  readonly language: string
  readonly recipe: VoiceRecipe | null
  readonly method: VoiceMethod | null
  readonly preview_text: string | null
  /** The shared voice that this is a copy of. */
  readonly copied_from: string | null
  readonly public_owner_id: UserId | null
  readonly sharing_status: 'copied' | 'copied_disabled' | null
  /** Whether texts of a copy are judged before they are spoken, as the owner of the original wants. */
  readonly live_moderation: boolean
  /** Days for which a copy goes on speaking after its original was withdrawn; null where it cannot be withdrawn. */
  readonly notice_period_days: number | null
  readonly requires_verification: boolean
  readonly is_verified: boolean
  readonly verification_failures: readonly string[]
  readonly verification_attempts: number
  readonly fine_tuning: FineTuning | null
  readonly created_by: string
  readonly created_at: Date
  readonly updated_at: Date
}

/** What professional cloning keeps of a sample: the first as clients read it, and more in its own words. */
export type SampleDetails = Partial<Pick<VoiceSample, 'trim_start' | 'trim_end' | 'speaker_separation'>> &
  Readonly<Record<string, unknown>>

export type VoiceSampleRow = {
  readonly id: string
  readonly voice_id: VoiceId
  readonly workspace_id: WorkspaceId
  readonly file_name: string
  readonly mime_type: string
  readonly size_bytes: number
  /** SHA-256 of the file as it came, hexadecimal. */
  readonly hash: string
  readonly duration_ms: number
  readonly storage_key: string
  readonly remove_background_noise: boolean
  readonly quality: RecordingQuality | null
  readonly details: SampleDetails | null
  readonly created_at: Date
}
