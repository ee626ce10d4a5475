import type { WorkspaceId } from '@vireo/contracts/kit'
import { askProvider } from '#billing'
import { writeAudit } from '#kernel/audit.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import type { With } from '#ports/ports.ts'
import type { SalesProvider } from '#ports/sales.ts'
import type { UserRow } from '#users'
import { canSell } from '../prices/can-sell.ts'
import { findPrice } from '../prices/price-store.ts'
import { syncSale } from '../settling/sync-sale.ts'
import type { PriceRow, SaleRow } from '../tables.ts'
import { addressesOf } from './addresses.ts'
import { assertMayBuy } from './assert-may-buy.ts'
import { closeUnpaged, countBegun, findOpenSale, insertSale, isBought, lockBuyer, savePage } from './sale-store.ts'

/** As it is sold: whose it is, and what it is called. */
export type SoldWork = { readonly workId: string; readonly workspaceId: WorkspaceId; readonly title: string }

type Buying = With<'sales' | 'settings' | 'vault'>

const dayMs = 24 * 3_600_000
const begunPerDayMax = 50
/** How long somebody may take to pay; a page that is over sooner than in a while is not opened again. */
const paysWithinMs = 60 * 60_000
const openForMs = 10 * 60_000
/** Providers open no page that is over within half an hour: whatever found none until then is begun again. */
const opensUntilMs = 35 * 60_000

/**
 * Opens the page where a work is paid, the same one in every tab. Throws `work_not_for_sale`, `work_not_sold_to_authors`,
 * `work_already_bought`, `purchase_under_way`, `email_not_verified` and `too_many_attempts`.
 */
export async function beginPurchase(ctx: Buying, work: SoldWork): Promise<{ readonly url: string }> {
  const { sales } = ctx.ports
  const buyer = await assertMayBuy(ctx, work)
  if (!sales || !(await canSell(ctx, work.workspaceId))) throw new AppError('work_not_for_sale')
  // What was opened at another price, or is over, is closed at the provider before there is another.
  for (let round = 0; round < 3; round++) {
    const price = await findPrice(ctx, work.workId)
    if (!price) throw new AppError('work_not_for_sale')
    const { sale, isStale } = await openSale(ctx, { work, price, buyer, provider: sales.name })
    if (!isStale) return openPage(ctx, sales, { sale, buyer })
    await closeStale(ctx, sales, sale)
  }
  throw new AppError('purchase_under_way')
}

type Opening = {
  readonly work: SoldWork
  readonly price: PriceRow
  readonly buyer: UserRow
  readonly provider: SalesProvider['name']
}

/** Finds the sale that is to be paid, or begins one. */
function openSale(
  ctx: Buying,
  { work, price, buyer, provider }: Opening,
): Promise<{ readonly sale: SaleRow; readonly isStale: boolean }> {
  const wanted = { workId: work.workId, buyerId: buyer.id }
  const { authorSharePercent } = ctx.ports.settings
  return transaction(ctx, async (ctx) => {
    await lockBuyer(ctx, buyer.id)
    if (await isBought(ctx, wanted)) throw new AppError('work_already_bought')
    const now = ctx.now().getTime()
    const open = await findOpenSale(ctx, wanted)
    if (open) {
      const isSame =
        open.amount_minor === price.amount_minor && open.currency === price.currency && open.provider === provider
      const leftMs = open.expires_at.getTime() - now
      return { sale: open, isStale: !isSame || leftMs < (open.page_url === null ? opensUntilMs : openForMs) }
    }
    if ((await countBegun(ctx, buyer.id, new Date(now - dayMs))) >= begunPerDayMax)
      throw new AppError('too_many_attempts')
    const sale: SaleRow = {
      id: ctx.newId('sale'),
      work_id: work.workId,
      workspace_id: work.workspaceId,
      buyer_id: buyer.id,
      title: work.title,
      amount_minor: price.amount_minor,
      currency: price.currency,
      share_percent: authorSharePercent,
      provider,
      page_ref: null,
      page_url: null,
      payment_ref: null,
      state: 'open',
      paid_minor: 0,
      refunded_minor: 0,
      disputed_minor: 0,
      fee_minor: 0,
      drawn_version: 0,
      applied_version: 0,
      key_number: 1,
      created_at: new Date(now),
      expires_at: new Date(now + paysWithinMs),
      paid_at: null,
      refund_intent: null,
    }
    await insertSale(ctx, sale)
    await writeAudit(ctx, {
      action: 'selling.purchase-begun',
      target: { kind: 'sale', id: sale.id },
      details: { name: sale.title, amount: sale.amount_minor, currency: sale.currency },
    })
    return { sale, isStale: false }
  })
}

async function openPage(
  ctx: Buying,
  sales: SalesProvider,
  { sale, buyer }: { readonly sale: SaleRow; readonly buyer: UserRow },
): Promise<{ readonly url: string }> {
  if (sale.page_url !== null) return { url: sale.page_url }
  const { contentUrl } = ctx.ports.settings
  const page = await askProvider(
    sales.createPage(ctx, {
      saleId: sale.id,
      workspaceId: ctx.workspaceId,
      email: buyer.email,
      description: sale.title,
      amountMinor: sale.amount_minor,
      currency: sale.currency,
      successUrl: addressesOf(ctx, sale).page,
      cancelUrl: new URL(`/library/${sale.work_id}`, contentUrl).href,
      expiresAt: sale.expires_at,
    }),
  )
  await savePage(ctx, sale.id, page)
  return { url: page.url }
}

/** Closes a page, and takes over what became of it: one that was paid in this moment is a purchase. */
async function closeStale(ctx: Buying, sales: SalesProvider, sale: SaleRow): Promise<void> {
  if (sale.page_ref === null) return closeUnpaged(ctx, sale.id)
  if (sale.provider !== sales.name) throw new AppError('purchase_under_way')
  await askProvider(sales.closePage(ctx, sale.page_ref))
  await syncSale(ctx, sale.id)
}
