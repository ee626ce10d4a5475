import type { WorkspaceId } from '@vireo/contracts/kit'
import type { Currency } from '@vireo/contracts/users'
import type { Billing } from '../lifecycle/index.ts'
import type { Payer } from '../lifecycle/payments/index.ts'

/** A workspace that another one pays for: the agreement and its books. */
export type ConsolidatedAccountRow = {
  readonly workspace_id: WorkspaceId
  readonly charge_workspace_id: WorkspaceId
  readonly admins_may_buy: boolean
  readonly agreed_at: Date
  readonly ended_at: Date | null
  readonly billing: Billing
  readonly payer: Payer
  readonly next_due_at: Date | null
}

export type ConsolidatedChargeRow = {
  readonly id: string
  readonly workspace_id: WorkspaceId
  readonly charge_workspace_id: WorkspaceId
  readonly invoice_number: number
  readonly description: string
  readonly currency: Currency
  readonly amount_minor: number
}
