import type { Input } from '@vireo/contracts/kit'
import type { productionsEndpoints } from '@vireo/contracts/productions'
import { transaction } from '#kernel/transaction.ts'
import type { With } from '#ports/ports.ts'
import { holdOrder } from '../orders/hold-order.ts'
import type { MessageRow } from './message-store.ts'
import { writeAbout } from './write-about.ts'

/** Writes to those who work on an order of the caller’s workspace, or on one assignment of it. Throws what the contract names. */
export function sendOrderMessage(
  ctx: With<'settings'>,
  { order_id: id, ...written }: Input<typeof productionsEndpoints.sendOrderMessage>,
): Promise<MessageRow> {
  const { settings } = ctx.ports
  return transaction(ctx, async (ctx) =>
    writeAbout(ctx, await holdOrder(ctx, id), { ...written, settings, author: 'buyer' }),
  )
}
