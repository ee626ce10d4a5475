import type { WorkspaceId } from '@vireo/contracts/kit'
import type {
  ReviewNote,
  ReviewScores,
  ReviewState,
  Service,
  TaskContent,
  TaskState,
} from '@vireo/contracts/productions'

/** A task without what was written for it. */
export type TaskRow = {
  readonly id: string
  readonly assignment_id: string
  readonly order_id: string
  readonly workspace_id: WorkspaceId
  readonly service: Service
  readonly source_language: string
  readonly target_language: string
  readonly rank: number
  readonly state: TaskState
  readonly producer_id: string | null
  readonly duration_ms: number
  readonly payout_minor: number
  readonly is_extended: boolean
  readonly is_warned: boolean
  readonly content_version: number
  readonly team_id: string | null
  readonly created_at: Date
  readonly claimed_at: Date | null
  readonly deadline_at: Date | null
  readonly submitted_at: Date | null
  readonly ended_at: Date | null
}

export type SubmissionRow = { readonly version: number; readonly document: TaskContent; readonly created_at: Date }

export type ReviewRow = {
  readonly id: string
  readonly task_id: string
  readonly assignment_id: string
  readonly reviewer_id: string | null
  readonly by_buyer: boolean
  readonly state: ReviewState
  readonly scores: ReviewScores | null
  readonly notes: readonly ReviewNote[]
  readonly begun_at: Date
  readonly decided_at: Date | null
  readonly acknowledged_at: Date | null
}
