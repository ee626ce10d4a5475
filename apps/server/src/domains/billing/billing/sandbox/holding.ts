import type { Holding } from '#domains/holding.ts'
import { forgetSaleAddresses } from './sales/sandbox-sale-store.ts'
import { closeAccount, findAccount, listInvoicesBelow } from './account-store.ts'

/** Invoices are the person's to take along. The books stay, without their address; a card's number was never in them. */
export const sandboxHolding = {
  tables: [
    'sandbox_accounts',
    'sandbox_invoices',
    'sandbox_requests',
    'sandbox_sessions',
    'sandbox_events',
    'sandbox_sales',
  ],
  files: async function* (ctx, { workspaceId }) {
    const account = await findAccount(ctx, workspaceId)
    if (!account) return
    const invoices = await listInvoicesBelow(ctx, workspaceId, { below: undefined, limit: 1000 })
    yield { path: 'billing/invoices.json', json: invoices.map(({ invoice }) => invoice) }
  },
  erase: async (ctx, { workspaceId }) => {
    await closeAccount(ctx, workspaceId)
    await forgetSaleAddresses(ctx, workspaceId)
  },
} satisfies Holding
