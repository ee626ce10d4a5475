import type { ProviderSnapshot } from '#ports/billing-provider.ts'
import { describe } from '../lifecycle/index.ts'
import type { ConsolidatedAccountRow } from './tables.ts'

/** Describes an account in the terms of the port. Its invoices have no page: they go to the workspace that pays. */
export function consolidatedSnapshot({ workspace_id, billing }: ConsolidatedAccountRow): ProviderSnapshot {
  const { subscriptionNumber, ...described } = describe(billing, () => '')
  return {
    ...described,
    openInvoices: described.openInvoices.map((invoice) => ({ ...invoice, hostedUrl: null })),
    paymentMethod: null,
    provider: 'consolidated',
    workspaceId: workspace_id,
    customerRef: workspace_id,
    subscriptionRef: subscriptionNumber === null ? null : `sub_${subscriptionNumber}`,
  }
}
