import type { UserId, VoiceId, WorkspaceId } from '@vireo/contracts/kit'
import type { SharingReviewStatus } from '@vireo/contracts/voices'

/** A voice that somebody published. */
export type SharedVoiceRow = {
  /** Id of the original, which may be deleted while its copies still speak. */
  readonly voice_id: VoiceId
  readonly workspace_id: WorkspaceId
  readonly user_id: UserId
  readonly public_owner_id: UserId
  readonly name: string
  readonly description: string
  readonly labels: Readonly<Record<string, string>>
  readonly category: 'cloned' | 'generated' | 'professional'
  /** BCP 47. */
  readonly language: string
  readonly status: 'enabled' | 'disabled'
  readonly notice_period_days: number
  readonly disable_at: Date | null
  readonly live_moderation: boolean
  readonly free_users_allowed: boolean
  readonly enabled_in_library: boolean
  readonly featured: boolean
  readonly review_status: SharingReviewStatus
  readonly review_message: string | null
  readonly terms_version: string
  readonly terms_accepted_at: Date
  readonly terms_address: string
  readonly published_at: Date
  readonly updated_at: Date
  readonly cloned_by_count: number
  readonly usage_7d: number
  readonly usage_1y: number
  readonly trending: number
}

/** A copy of a published voice. */
export type VoiceCopyRow = {
  readonly copy_voice_id: VoiceId
  readonly original_voice_id: VoiceId
  readonly workspace_id: WorkspaceId
  readonly user_id: UserId
  readonly is_bookmarked: boolean
  readonly told: 'shared' | 'notice' | 'removed'
  readonly created_at: Date
}
