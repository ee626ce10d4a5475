import type { UserId, WorkspaceId } from '@vireo/contracts/kit'
import type { entryKinds } from '@vireo/contracts/selling'
import type { BillingProviderName, Currency } from '@vireo/contracts/users'
import type { Client } from '#kernel/client.ts'
import type { Actor } from '#kernel/context.ts'

export type PriceRow = {
  readonly work_id: string
  readonly workspace_id: WorkspaceId
  readonly amount_minor: number
  readonly currency: Currency
  readonly set_by: UserId
}

/** Who asked for a refund, and from where, as the audit log has it. */
export type RefundIntent = {
  readonly requestId: string
  readonly actor: Pick<Actor, 'kind' | 'userId' | 'apiKeyId' | 'sessionId'>
  readonly client: Pick<Client, 'address' | 'userAgent'>
  /** What had gone back before. */
  readonly refundedMinor: number
}

export type SaleRow = {
  readonly id: string
  readonly work_id: string
  /** Whose work it was. */
  readonly workspace_id: WorkspaceId
  /** Null once the account of whoever bought it is gone. */
  readonly buyer_id: UserId | null
  readonly title: string
  readonly amount_minor: number
  readonly currency: Currency
  readonly share_percent: number
  readonly provider: BillingProviderName
  readonly page_ref: string | null
  readonly page_url: string | null
  readonly payment_ref: string | null
  readonly state: 'open' | 'paid' | 'closed'
  readonly paid_minor: number
  readonly refunded_minor: number
  readonly disputed_minor: number
  readonly fee_minor: number
  readonly drawn_version: number
  readonly applied_version: number
  readonly key_number: number
  readonly created_at: Date
  readonly expires_at: Date
  readonly paid_at: Date | null
  readonly refund_intent: RefundIntent | null
}

export type EntryKind = (typeof entryKinds)[number]

export type EntryRow = {
  readonly id: string
  readonly workspace_id: WorkspaceId
  readonly sale_id: string | null
  readonly transfer_id: string | null
  readonly kind: EntryKind
  readonly amount_minor: number
  readonly currency: Currency
  readonly payable_at: Date
  readonly created_at: Date
}

export type TransferRow = {
  readonly id: string
  readonly workspace_id: WorkspaceId
  readonly provider: BillingProviderName
  readonly account_ref: string
  readonly amount_minor: number
  readonly currency: Currency
  readonly state: 'sending' | 'sent' | 'failed'
  readonly created_at: Date
  readonly ended_at: Date | null
}
