import type { SafetyControl, SharingStatus } from '@vireo/contracts'

/** What the operator decided about a voice. */
export type VoiceSafetyRow = {
  readonly voice_id: string
  readonly control: SafetyControl
  readonly sharing_status: SharingStatus
  readonly live_moderation: boolean
  readonly requires_verification: boolean
  readonly is_verified: boolean
}

/** A workspace's own settings of a voice; null is the voice's own value. */
export type VoiceSettingsRow = {
  readonly stability: number | null
  readonly similarity_boost: number | null
  readonly style: number | null
  readonly speed: number | null
  readonly use_speaker_boost: boolean | null
  readonly quality: number | null
}
