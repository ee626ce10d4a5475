import type { VoiceId, WorkspaceId } from '@vireo/contracts/kit'
import type { FineTuningState } from '@vireo/contracts/voices'
import type { ClonedVoice } from '@vireo/engines'

export type ProfessionalVoiceRow = {
  readonly voice_id: VoiceId
  readonly workspace_id: WorkspaceId
  readonly created_by: string
  /** Attempts to prove the voice to be somebody's own, since `attempts_since`. */
  readonly attempts: number
  readonly attempts_since: Date | null
  readonly created_at: Date
}

export type DocumentFile = {
  readonly id: string
  readonly fileName: string
  readonly mimeType: string
  readonly sizeBytes: number
  readonly storageKey: string
}

/** Documents by which the operator is asked to verify a voice. */
export type DocumentsRow = {
  readonly voice_id: VoiceId
  readonly workspace_id: WorkspaceId
  readonly requested_by: string
  readonly requested_at: Date
  readonly extra_text: string
  readonly files: readonly DocumentFile[]
  readonly decision: 'accepted' | 'declined' | null
  readonly decided_at: Date | null
}

/** The speech of a recording that is used: bare 16-bit samples of one channel in the storage. */
export type PreparedSpeech = {
  readonly sampleId: string
  readonly storageKey: string
  readonly sampleRateHz: number
  readonly durationMs: number
  /** Whether the cloning engine takes noise out, in its own thread. */
  readonly removesNoise: boolean
}

/** What a training has done already. */
export type Checkpoint = {
  readonly prepared?: readonly PreparedSpeech[]
  readonly cloned?: ClonedVoice
  /** Languages in which the voice is understood. */
  readonly languages?: readonly string[]
}

export type TrainingRow = {
  readonly id: string
  readonly voice_id: VoiceId
  readonly workspace_id: WorkspaceId
  readonly requested_by: string
  readonly model_id: string
  readonly state: Exclude<FineTuningState, 'not_started'> | 'canceled'
  readonly progress: number
  readonly message: string | null
  readonly stumbles: number
  readonly seed: number
  readonly samples_digest: string
  readonly checkpoint: Checkpoint
  readonly job_id: string
  readonly created_at: Date
  readonly finished_at: Date | null
}

/** A language in which a trained voice was found to be understood. */
export type LanguageRow = {
  readonly voice_id: VoiceId
  readonly workspace_id: WorkspaceId
  readonly language: string
  readonly model_id: string
}
