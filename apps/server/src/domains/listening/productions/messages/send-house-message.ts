import type { Input } from '@vireo/contracts/kit'
import type { productionsEndpoints } from '@vireo/contracts/productions'
import { requireOperator } from '#identity/support-access/index.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import type { With } from '#ports/ports.ts'
import { holdAnyOrder } from '../orders/order-store.ts'
import type { MessageRow } from './message-store.ts'
import { writeAbout } from './write-about.ts'

/** Writes to buyer and producers of any order, as whoever runs the instance. Throws what the contract names. */
export async function sendHouseMessage(
  ctx: With<'settings'>,
  { production_order: id, ...written }: Input<typeof productionsEndpoints.sendHouseMessage>,
): Promise<MessageRow> {
  await requireOperator(ctx)
  const { settings } = ctx.ports
  return transaction(ctx, async (ctx) => {
    const order = await holdAnyOrder(ctx, id)
    if (!order) throw new AppError('production_order_not_found')
    return writeAbout(ctx, order, { ...written, settings, author: 'house' })
  })
}
