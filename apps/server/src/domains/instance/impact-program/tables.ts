import type { ImpactTier, impactStates } from '@vireo/contracts/impact-program'
import type { Language, WorkspaceId } from '@vireo/contracts/kit'

export type ApplicationRow = {
  readonly id: string
  readonly organisation: string
  readonly website: string
  readonly country: string
  readonly contact_name: string
  readonly email: string
  readonly mission: string
  readonly planned_use: string
  readonly may_be_named: boolean
  readonly language: Language
  readonly state: (typeof impactStates)[number]
  /** The grant that was decided on. */
  readonly tier: ImpactTier | null
  /** What the applicant was told beside the decision. */
  readonly note: string
  readonly created_at: Date
  readonly decided_at: Date | null
  readonly workspace_id: WorkspaceId | null
  readonly given_at: Date | null
}
