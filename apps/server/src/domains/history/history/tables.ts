import type { UserId, VoiceId, WorkspaceId, HistoryItemId } from '@vireo/contracts/kit'
import type { HistoryFeedback, HistorySource } from '@vireo/contracts/history'

/** Character times of a recording, in milliseconds. */
export type StoredTimes = {
  readonly characters: readonly string[]
  readonly startMs: readonly number[]
  readonly endMs: readonly number[]
}

export type StoredAlignments = { readonly original: StoredTimes; readonly normalized: StoredTimes }

export type DialogueLine = { readonly text: string; readonly voice_id: VoiceId; readonly voice_name: string }

export type StoredFeedback = HistoryFeedback & { readonly given_at: string }

export type HistoryRow = {
  readonly id: HistoryItemId
  readonly workspace_id: WorkspaceId
  readonly user_id: UserId
  readonly request_id: string
  readonly source: HistorySource
  readonly voice_id: VoiceId | null
  readonly voice_name: string | null
  readonly voice_category: 'premade' | 'cloned' | 'generated' | 'professional' | null
  readonly model_id: string | null
  readonly text: string | null
  readonly settings: Readonly<Record<string, unknown>> | null
  readonly output_format: string | null
  readonly content_type: string
  /** What it is found again by from its mark; null where its mark says the instance alone. */
  readonly content_key: string | null
  readonly storage_key: string
  readonly size_bytes: number
  readonly duration_ms: number
  readonly credits: number
  readonly character_count_from: number
  readonly character_count_to: number
  readonly alignments: StoredAlignments | null
  readonly peaks: readonly number[] | null
  readonly dialogue: readonly DialogueLine[] | null
  readonly feedback: StoredFeedback | null
  readonly created_at: Date
  /** Of the slice above, and no column: the id of its public link where it has one. */
  readonly share_link_id?: string | undefined
}
