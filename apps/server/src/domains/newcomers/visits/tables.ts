import type { UserId, WorkspaceId } from '@vireo/contracts/kit'

export type VisitEventRow = {
  readonly id: string
  readonly name: string
  readonly happened_at: Date
  readonly visitor_id: string | null
  readonly path: string | null
  readonly source: string | null
  readonly country: string | null
  readonly user_id: UserId | null
  readonly workspace_id: WorkspaceId | null
  readonly fact_id: string | null
  /** Whether it may be told to the analytics that the operator uses besides. */
  readonly may_leave: boolean
  readonly exported_at: Date | null
}

export type AdvertisingVisitRow = {
  readonly id: string
  readonly user_id: UserId | null
  readonly event_type: string
  readonly gclid: string | null
  readonly utm_source: string | null
  readonly utm_medium: string | null
  readonly utm_campaign: string | null
  readonly utm_term: string | null
  readonly utm_content: string | null
  readonly happened_at: Date
}
