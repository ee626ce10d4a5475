import type { UserId, WorkspaceId } from '@vireo/contracts/kit'
import type { OrderItemRequest, OrderState, Priority, Service, TaskContent } from '@vireo/contracts/productions'
import type { BillingProviderName } from '@vireo/contracts/users'

export type OrderRow = {
  readonly id: string
  readonly workspace_id: WorkspaceId
  readonly user_id: UserId | null
  readonly name: string
  readonly is_sandbox: boolean
  readonly state: OrderState
  readonly total_minor: number | null
  readonly created_at: Date
  readonly updated_at: Date
  readonly submitted_at: Date | null
  readonly paid_at: Date | null
  readonly accepted_at: Date | null
  readonly completed_at: Date | null
  readonly delivered_at: Date | null
  readonly cancel_reason: string | null
  readonly dispute: string | null
  readonly due_at: Date | null
}

export type MediaRow = {
  readonly id: string
  readonly order_id: string
  readonly workspace_id: WorkspaceId
  readonly name: string
  readonly content_type: string
  readonly language: string
  readonly storage_key: string
  readonly size_bytes: number
  readonly duration_ms: number
  readonly created_at: Date
}

/** One recording in one language of an item, and what that costs. */
export type PlannedAssignment = {
  readonly media_id: string
  readonly source_language: string
  readonly target_language: string
  readonly price_minor: number
  readonly payout_minor: number
}

export type ItemRow = {
  readonly id: string
  readonly order_id: string
  readonly workspace_id: WorkspaceId
  readonly request: OrderItemRequest
  readonly plan: readonly PlannedAssignment[] | null
  readonly quote_minor: number | null
  readonly created_at: Date
}

export type PaymentRow = {
  readonly id: string
  readonly order_id: string
  readonly workspace_id: WorkspaceId
  readonly amount_minor: number
  readonly provider: BillingProviderName
  readonly page_ref: string | null
  readonly page_url: string | null
  readonly payment_ref: string | null
  readonly state: 'open' | 'paid' | 'closed'
  readonly paid_minor: number
  readonly refunded_minor: number
  readonly disputed_minor: number
  readonly fee_minor: number
  readonly return_minor: number
  readonly applied_version: number
  readonly created_at: Date
  readonly expires_at: Date
}

export type PriceRow = {
  readonly service: Service
  readonly source_language: string
  readonly target_language: string
  readonly priority: Priority
  readonly per_minute_minor: number
  readonly payout_per_minute_minor: number
}

export type AssignmentRow = {
  readonly id: string
  readonly order_id: string
  readonly item_id: string
  readonly media_id: string
  readonly workspace_id: WorkspaceId
  readonly service: Service
  readonly source_language: string
  readonly target_language: string
  readonly priority: Priority
  readonly price_minor: number
  readonly payout_minor: number
  readonly state: 'open' | 'approved' | 'ended'
  readonly version: number
  readonly producer_id: string | null
  readonly earned_minor: number
  /** Null where everybody who can do it may. */
  readonly team_id: string | null
  readonly created_at: Date
}

/** What was approved of an assignment. */
export type ContentRow = {
  readonly assignment_id: string
  readonly version: number
  readonly document: TaskContent
  readonly created_at: Date
}

export type FileRow = {
  readonly id: string
  readonly order_id: string
  readonly workspace_id: WorkspaceId
  readonly assignment_id: string
  readonly name: string
  readonly content_type: string
  readonly version: number
  readonly storage_key: string
  readonly size_bytes: number
  readonly created_at: Date
}
