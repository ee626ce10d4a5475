import type { ProviderSnapshot } from '#ports/billing-provider.ts'
import { describe } from '../lifecycle/index.ts'
import type { ConsolidatedAccountRow } from './tables.ts'

/** How things stand, in the words of the port. Invoices are written to the workspace that pays, so none has a page here. */
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
