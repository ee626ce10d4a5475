import { askProvider } from '#billing'
import { enqueue } from '#jobs/enqueue.ts'
import type { With } from '#ports/ports.ts'
import { transaction } from '#kernel/transaction.ts'
import { drawSaleVersion, findSale, isBought, lockBuyer } from '../purchases/sale-store.ts'
import { applyStanding } from './apply-standing.ts'
import { refundTwiceJob } from './refund-twice-job.ts'
import { sendReceipt } from './send-receipt.ts'

/**
 * Asks the provider how things stand with a sale, and takes that over: lines of the ledger, who may hear the work, and the receipt,
 * in one transaction. Whoever was asked later is believed, so that order and number of reports make no difference.
 */
export async function syncSale(ctx: With<'sales' | 'settings' | 'vault'>, saleId: string): Promise<void> {
  const known = await findSale(ctx, saleId)
  const { sales } = ctx.ports
  if (!known?.page_ref || !sales || sales.name !== known.provider) return
  const version = await drawSaleVersion(ctx, saleId)
  const standing = await askProvider(sales.readSale(ctx, known.page_ref))
  const { ports } = ctx
  const { buyer_id: buyerId, work_id: workId } = known
  await transaction(ctx, async (ctx) => {
    // Of two pages that are paid in the same moment one is heard of after the other.
    if (buyerId !== null) await lockBuyer(ctx, buyerId)
    const applied = await applyStanding(ctx, saleId, { version, standing })
    if (!applied?.isNewlyPaid) return
    const { sale } = applied
    await sendReceipt(ctx, { sale, ports })
    // Two pages that were both paid are one purchase: the later money goes back.
    if (buyerId !== null && (await isBought(ctx, { workId, buyerId, besides: saleId })))
      await enqueue(ctx, refundTwiceJob, { saleId })
  })
}
