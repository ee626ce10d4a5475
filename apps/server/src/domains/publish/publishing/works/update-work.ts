import type { Input } from '@vireo/contracts/kit'
import type { publishingEndpoints } from '@vireo/contracts/publishing'
import type { Price } from '@vireo/contracts/selling'
import { writeAudit } from '#kernel/audit.ts'
import type { Context } from '#kernel/context.ts'
import { transaction } from '#kernel/transaction.ts'
import type { With } from '#ports/ports.ts'
import { assertCanSell, pricesOf, setPrice } from '#selling'
import { forgetPages } from '#sharing'
import { getWorkRow, holdWorkRow } from '../policy.ts'
import { changed } from './changed.ts'
import type { SeenWork } from './present-work.ts'
import { seeWork } from './see-work.ts'
import { saveWork } from './work-store.ts'

/**
 * Changes what a work says of itself, of which listeners learn with the next edition, and what it costs, which holds at once. Throws
 * `selling_not_available` for a price where nobody could be paid.
 */
export async function updateWork(
  ctx: With<'payouts' | 'sales' | 'settings'>,
  { work_id: id, price, ...change }: Input<typeof publishingEndpoints.updateWork>,
): Promise<SeenWork> {
  const isRepriced = price !== undefined && (await differs(ctx, id, price))
  if (isRepriced && price) {
    await getWorkRow(ctx, { work_id: id })
    await assertCanSell(ctx)
  }
  const work = await transaction(ctx, async (ctx) => {
    const after = changed(ctx, await holdWorkRow(ctx, { work_id: id }), change)
    await saveWork(ctx, after)
    if (isRepriced) {
      await setPrice(ctx, id, price)
      ctx.afterCommit(forgetPages)
    }
    await writeAudit(ctx, {
      action: 'publishing.work-changed',
      target: { kind: 'published-work', id },
      details: { name: after.title, fields: Object.keys(change), ...(isRepriced && pricedAs(price)) },
    })
    return after
  })
  return seeWork(ctx, work)
}

/** Tells whether a price is another than the one that is kept: to ask whether somebody can be paid costs a question elsewhere. */
async function differs(ctx: Context, workId: string, price: Price | null): Promise<boolean> {
  const kept = (await pricesOf(ctx, [workId])).get(workId)
  return kept?.amount_cents !== price?.amount_cents || kept?.currency !== price?.currency
}

function pricedAs(price: Price | null): { readonly price: string } {
  return { price: price === null ? 'free' : `${price.amount_cents} ${price.currency}` }
}
