import type { UserId, WorkspaceId } from '@vireo/contracts/kit'
import type { applicantStates, producerStates, Service } from '@vireo/contracts/productions'

export type ApplicantRow = {
  readonly id: string
  readonly user_id: UserId
  readonly workspace_id: WorkspaceId
  readonly email: string
  readonly name: string
  readonly languages: readonly string[]
  readonly note: string
  readonly state: (typeof applicantStates)[number]
  readonly created_at: Date
  readonly decided_at: Date | null
}

export type ProducerRow = {
  readonly id: string
  readonly user_id: UserId | null
  readonly workspace_id: WorkspaceId
  readonly name: string
  readonly state: (typeof producerStates)[number]
  readonly is_reviewer: boolean
  readonly sampling_percent: number
  readonly score: number | null
  readonly reviews: number
  readonly created_at: Date
}

export type QualificationRow = {
  readonly id: string
  readonly name: string
  readonly service: Service
  readonly source_language: string
  readonly target_language: string
  readonly valid_days: number | null
  readonly created_at: Date
}

/** A qualification, and how a producer stands with it. */
export type HeldRow = QualificationRow & {
  readonly granted_at: Date | null
  readonly expires_at: Date | null
}
