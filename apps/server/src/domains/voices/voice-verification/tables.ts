import type { UserId, VoiceId, WorkspaceId } from '@vireo/contracts/kit'

/** Lines drawn for one person and one voice, deleted with the first answer. */
export type CaptchaRow = {
  readonly workspace_id: WorkspaceId
  readonly user_id: UserId
  readonly voice_id: VoiceId
  readonly lines: readonly string[]
  readonly language: string
  readonly expires_at: Date
}

/** Why a recording was not accepted. */
export type AttemptFailure = 'silent' | 'words' | 'speaker' | 'synthetic' | 'unfinished'

export type AttemptRow = {
  readonly id: string
  readonly workspace_id: WorkspaceId
  readonly user_id: UserId
  readonly voice_id: VoiceId
  /** The workspace's own voice, which the attempt goes with; null for one of the library. */
  readonly own_voice_id: VoiceId | null
  readonly text: string
  readonly accepted: boolean
  readonly failure: AttemptFailure | null
  readonly similarity: number
  readonly levenshtein_distance: number
  /** Null once the recording was deleted. */
  readonly storage_key: string | null
  readonly mime_type: string
  readonly size_bytes: number
  readonly created_at: Date
}
