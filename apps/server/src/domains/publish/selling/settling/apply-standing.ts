import { sellingLimits } from '@vireo/contracts/selling'
import type { TransactionContext } from '#kernel/context.ts'
import type { SaleStanding } from '#ports/sales.ts'
import { entriesFor } from '../ledger/entries-for.ts'
import { insertEntry, sumOfSale } from '../ledger/entry-store.ts'
import { closeRefundIntent } from './close-refund-intent.ts'
import { holdSale, saveStanding } from '../purchases/sale-store.ts'
import type { SaleRow } from '../tables.ts'

const dayMs = 24 * 3_600_000

/**
 * Books what a provider says, if nobody was told later than this was asked. Everything that a sale earns and costs can be paid
 * out, or is taken off, at the same time: when 30 days have passed since it was paid.
 */
export async function applyStanding(
  ctx: TransactionContext,
  saleId: string,
  { version, standing }: { readonly version: number; readonly standing: SaleStanding },
): Promise<{ readonly sale: SaleRow; readonly isNewlyPaid: boolean } | undefined> {
  const sale = await holdSale(ctx, saleId)
  if (!sale || version <= sale.applied_version) return undefined
  const now = ctx.now()
  const isNewlyPaid = sale.paid_at === null && standing.paidMinor > 0
  const paidAt = isNewlyPaid ? now : sale.paid_at
  const payableAt = new Date((paidAt ?? now).getTime() + sellingLimits.payableAfterDays * dayMs)
  for (const { kind, amountMinor } of entriesFor(await sumOfSale(ctx, saleId), standing, sale.share_percent))
    await insertEntry(ctx, {
      id: ctx.newId('sellingEntry'),
      workspace_id: sale.workspace_id,
      sale_id: saleId,
      transfer_id: null,
      kind,
      amount_minor: amountMinor,
      currency: sale.currency,
      payable_at: payableAt,
      created_at: now,
    })
  await saveStanding(ctx, saleId, { standing, version, paidAt })
  await closeRefundIntent(ctx, sale, standing)
  return { sale: { ...sale, paid_minor: standing.paidMinor, paid_at: paidAt, state: standing.state }, isNewlyPaid }
}
