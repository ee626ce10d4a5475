import type { Input } from '@vireo/contracts/kit'
import { orderLimits, type productionsEndpoints } from '@vireo/contracts/productions'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import { listMedia } from '../media/media-store.ts'
import { listPrices } from '../prices/price-store.ts'
import type { ItemRow } from '../tables.ts'
import { assertOpen, holdOrder } from './hold-order.ts'
import { listItems, saveItemRow } from './item-store.ts'
import { moveOrder } from './move-order.ts'
import { planItem, totalOf } from '../planning/plan-item.ts'
import { sumOfItems } from './sum-of-items.ts'
import { assertBounded, assertBrief } from '../planning/assert-bounded.ts'
import { assertMayOrder } from '../planning/assert-may-order.ts'

/** Adds an item to an open order, or changes one; its quote stands until it is changed. Throws what the contract names. */
export function saveItem(
  ctx: Context,
  { order_id: orderId, request }: Input<typeof productionsEndpoints.saveItem>,
): Promise<ItemRow> {
  return transaction(ctx, async (ctx) => {
    const order = assertOpen(await holdOrder(ctx, orderId))
    assertMayOrder(ctx, request.item)
    const items = await listItems(ctx, orderId)
    const before = request.item_id ? items.find(({ id }) => id === request.item_id) : undefined
    if (request.item_id && !before) throw new AppError('production_item_not_found', { param: 'item_id' })
    if (!before && items.length >= orderLimits.itemsMax) throw new AppError('production_item_limit_reached')
    const [media, prices] = [await listMedia(ctx, orderId), await listPrices(ctx)]
    const plan = planItem(request.item, { media, prices, isSandbox: order.is_sandbox })
    const others = items.filter(({ id }) => id !== before?.id)
    assertBounded([...plan, ...others.flatMap((item) => item.plan ?? [])], media, order.is_sandbox)
    assertBrief([request.item, ...others.map((item) => item.request)])
    const row: ItemRow = {
      id: before?.id ?? ctx.newId('productionItem'),
      order_id: orderId,
      workspace_id: order.workspace_id,
      request: request.item,
      plan,
      quote_minor: totalOf(plan),
      created_at: before?.created_at ?? ctx.now(),
    }
    await saveItemRow(ctx, row)
    await moveOrder(ctx, order, {
      action: 'edit',
      who: 'buyer',
      changes: { total_minor: sumOfItems([...others, row]) },
    })
    return row
  })
}
