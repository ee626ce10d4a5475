import type { UserId, VoiceId, WorkspaceId } from '@vireo/contracts/kit'
import type { ReadDescription } from '@vireo/contracts/voice-design'
import type { VoiceRecipe, VoiceTraits } from '@vireo/engines'

export type DesignSessionRow = {
  readonly id: string
  readonly workspace_id: WorkspaceId
  readonly user_id: UserId
  readonly voice_id: VoiceId | null
  readonly created_at: Date
  readonly updated_at: Date
  readonly expires_at: Date
}

export type DesignIterationRow = {
  readonly id: string
  readonly session_id: string
  readonly parent_id: string | null
  readonly kind: 'design' | 'remix'
  readonly description: string
  readonly text: string
  readonly seed: number
  readonly read: ReadDescription
  readonly changed_voice_id: VoiceId | null
  readonly created_at: Date
}

/** A preview: a voice that can be heard and kept for a while. */
export type DesignedVoiceRow = {
  readonly id: string
  readonly workspace_id: WorkspaceId
  readonly user_id: UserId
  readonly iteration_id: string | null
  readonly place: number
  readonly method: 'designed' | 'remixed'
  readonly recipe: VoiceRecipe
  readonly labels: Readonly<Record<string, string>>
  /** BCP 47. */
  readonly locale: string
  readonly text: string
  readonly requires_verification: boolean
  readonly is_verified: boolean
  readonly storage_key: string
  readonly content_type: string
  readonly size_bytes: number
  readonly duration_ms: number
  /** How it sounds; null where nobody could listen. */
  readonly traits: VoiceTraits | null
  readonly outcome: 'kept' | 'passed_over' | null
  /** The voice that was last made of it, if any. */
  readonly voice_id: VoiceId | null
  readonly created_at: Date
  readonly expires_at: Date
}
