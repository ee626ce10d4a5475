import type { Input } from '@vireo/contracts/kit'
import type { Purchase, Purchases, sellingEndpoints } from '@vireo/contracts/selling'
import { unixSeconds } from '#kernel/formats/unix-seconds.ts'
import type { With } from '#ports/ports.ts'
import type { SaleRow } from '../tables.ts'
import { addressesOf } from './addresses.ts'
import { isTheirs } from './is-theirs.ts'
import { listBought } from './sale-store.ts'

/** A purchase as whoever bought it sees it. */
export type SeenPurchase = { readonly sale: SaleRow; readonly page: string | null; readonly feed: string | null }
export type PurchasePage = { readonly purchases: readonly SeenPurchase[]; readonly hasMore: boolean }

/** Lists what the caller bought, newest first, page by page. */
export async function listPurchases(
  ctx: With<'settings' | 'vault'>,
  { cursor, page_size: size }: Input<typeof sellingEndpoints.listPurchases>,
): Promise<PurchasePage> {
  const found = await listBought(ctx, ctx.actor.userId, { cursor, limit: size + 1 })
  return { purchases: found.slice(0, size).map((sale) => seePurchase(ctx, sale)), hasMore: found.length > size }
}

/** Adds its addresses to a purchase that is theirs. */
export function seePurchase(ctx: With<'settings' | 'vault'>, sale: SaleRow): SeenPurchase {
  return { sale, ...(isTheirs(sale) ? addressesOf(ctx, sale) : { page: null, feed: null }) }
}

/** Presents a page of purchases. */
export function presentPurchases({ purchases, hasMore }: PurchasePage): Purchases {
  return {
    purchases: purchases.map(presentPurchase),
    has_more: hasMore,
    next_cursor: hasMore ? (purchases.at(-1)?.sale.id ?? null) : null,
  }
}

/** Presents a purchase. */
export function presentPurchase({ sale, page, feed }: SeenPurchase): Purchase {
  return {
    purchase_id: sale.id,
    work_id: sale.work_id,
    title: sale.title,
    state: isTheirs(sale) ? 'paid' : sale.disputed_minor > 0 ? 'disputed' : 'refunded',
    price: { amount_cents: sale.amount_minor, currency: sale.currency },
    refunded_cents: sale.refunded_minor,
    bought_at_unix: unixSeconds(sale.paid_at ?? sale.created_at),
    url: page,
    feed_url: feed,
  }
}
