import { BillingFailure } from '#ports/billing-provider.ts'
import type { SalesProvider, SaleStanding } from '#ports/sales.ts'
import { transaction } from '#kernel/transaction.ts'
import { openSession } from '../open-session.ts'
import type { SandboxParts } from '../snapshot.ts'
import { assertReachable } from '../take-step.ts'
import type { SandboxSaleRow } from '../tables.ts'
import { endUnpaidSale, findSandboxSale, insertSandboxSale, refundRest } from './sandbox-sale-store.ts'
import { tellOfSale } from './tell-of-sale.ts'

/** What the sandbox keeps for its work, in percent, rounded up: as real providers it does not give it back. */
const feePercent = 3

/** Creates what takes test money for what people sell. */
export function createSandboxSales(parts: SandboxParts): SalesProvider {
  return {
    name: 'sandbox',
    createPage: async (ctx, sale) => {
      await assertReachable(ctx)
      const { saleId, workspaceId, amountMinor, currency, description: title, successUrl, cancelUrl, expiresAt } = sale
      const ref = `sandbox-${saleId}`
      await insertSandboxSale(ctx, ref, sale)
      const details = { kind: 'sale', pageRef: ref, title, amountMinor, currency, successUrl, cancelUrl } as const
      return { ref, url: await openSession(ctx, parts, { workspaceId, key: saleId, details, expiresAt }) }
    },
    closePage: async (ctx, ref) => {
      await assertReachable(ctx)
      await endUnpaidSale(ctx, ref)
    },
    readSale: async (ctx, ref) => {
      await assertReachable(ctx)
      const sale = await findSandboxSale(ctx, ref)
      if (!sale) throw new BillingFailure('not_supported', 'The sandbox knows no such sale.')
      return standingOf(sale, ctx.now())
    },
    refund: async (ctx, ref, totalMinor) => {
      await assertReachable(ctx)
      await transaction(ctx, async (ctx) => {
        const sale = await findSandboxSale(ctx, ref)
        if (sale && (await refundRest(ctx, ref, totalMinor))) await tellOfSale(ctx, sale, 'sale.refunded')
      })
    },
  }
}

/** Tells how things stand with a sale at an instant. */
export function standingOf(sale: SandboxSaleRow, now: Date): SaleStanding {
  const { amount_minor: amount, refunded_minor: refundedMinor, disputed_minor: disputedMinor } = sale
  const isPaid = sale.paid_at !== null
  return {
    state: isPaid ? 'paid' : sale.expires_at <= now ? 'closed' : 'open',
    paymentRef: isPaid ? `${sale.page_ref}-payment` : null,
    paidMinor: isPaid ? amount : 0,
    refundedMinor,
    disputedMinor,
    feeMinor: isPaid ? Math.ceil((amount * feePercent) / 100) : 0,
  }
}
