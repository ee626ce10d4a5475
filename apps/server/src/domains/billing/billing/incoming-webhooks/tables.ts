import type { WorkspaceId } from '@vireo/contracts/kit'
import type { BillingProviderName } from '@vireo/contracts/users'

export type IncomingWebhookRow = {
  readonly provider: BillingProviderName
  readonly event_ref: string
  readonly kind: string
  readonly workspace_id: WorkspaceId | null
  readonly customer_ref: string | null
  readonly account_ref: string | null
  readonly details: Readonly<Record<string, string | number | null>>
  readonly received_at: Date
  readonly processed_at: Date | null
}
