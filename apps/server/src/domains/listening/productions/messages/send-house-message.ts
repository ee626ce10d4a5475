import type { Input } from '@vireo/contracts/kit'
import type { productionsEndpoints } from '@vireo/contracts/productions'
import { requireOperator } from '#identity/support-access/index.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import type { With } from '#ports/ports.ts'
import { findAssignment } from '../deliveries/assignment-store.ts'
import { holdAnyOrder } from '../orders/order-store.ts'
import type { MessageRow } from './message-store.ts'
import { sendMessage } from './send-message.ts'

/** Writes to buyer and producers of any order, as whoever runs the instance. Throws what the contract names. */
export async function sendHouseMessage(
  ctx: With<'settings'>,
  { production_order: id, description_id: about, text }: Input<typeof productionsEndpoints.sendHouseMessage>,
): Promise<MessageRow> {
  await requireOperator(ctx)
  const { settings } = ctx.ports
  return transaction(ctx, async (ctx) => {
    const order = await holdAnyOrder(ctx, id)
    if (!order) throw new AppError('production_order_not_found')
    if (about !== null && (await findAssignment(ctx, about))?.order_id !== id)
      throw new AppError('production_task_not_found', { param: 'description_id' })
    return sendMessage(ctx, order, { settings, author: 'house', assignment_id: about, text })
  })
}
