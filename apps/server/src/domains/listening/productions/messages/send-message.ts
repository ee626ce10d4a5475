import { producerLimits } from '@vireo/contracts/productions'
import type { TransactionContext } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import type { InstanceSettings } from '#ports/ports.ts'
import type { OrderRow } from '../tables.ts'
import { mailMessage } from './mail-message.ts'
import { countMessages, insertMessage, type MessageRow } from './message-store.ts'

type Written = Pick<MessageRow, 'author' | 'assignment_id' | 'text'>

/** Keeps a message about an order that is held, and tells the others of it. */
export async function sendMessage(
  ctx: TransactionContext,
  order: OrderRow,
  { settings, ...written }: Written & { readonly settings: Pick<InstanceSettings, 'publicUrl'> },
): Promise<MessageRow> {
  // Before it is submitted nobody else knows of an order.
  if (order.state === 'open') throw new AppError('production_order_state', { data: { state: order.state } })
  if ((await countMessages(ctx, order.id)) >= producerLimits.messagesMax) throw new AppError('production_messages_full')
  const row: MessageRow = {
    ...written,
    id: ctx.newId('productionMessage'),
    order_id: order.id,
    user_id: ctx.actor.userId,
    created_at: ctx.now(),
  }
  await insertMessage(ctx, row)
  await mailMessage(ctx, { order, message: row }, settings)
  return row
}
