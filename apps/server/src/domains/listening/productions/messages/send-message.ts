import { producerLimits } from '@vireo/contracts/productions'
import type { TransactionContext } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import type { InstanceSettings } from '#ports/ports.ts'
import type { OrderRow } from '../tables.ts'
import { mailMessage } from './mail-message.ts'
import { countWritten, insertMessage, type MessageRow } from './message-store.ts'

type Written = Pick<MessageRow, 'author' | 'assignment_id' | 'text'>

/**
 * Keeps a message about an order that is held, and tells the others of it. Throws `production_order_state` where nobody works for money,
 * and `production_messages_full`: each writer has room of their own, so that nobody shuts others out.
 */
export async function sendMessage(
  ctx: TransactionContext,
  order: OrderRow,
  { settings, ...written }: Written & { readonly settings: Pick<InstanceSettings, 'publicUrl'> },
): Promise<MessageRow> {
  // Nobody takes what was not paid, and nobody but the machine works in the sandbox: strangers could be written to for nothing.
  if (order.is_sandbox || order.paid_at === null)
    throw new AppError('production_order_state', { data: { state: order.state } })
  const row: MessageRow = {
    ...written,
    id: ctx.newId('productionMessage'),
    order_id: order.id,
    user_id: ctx.actor.userId,
    created_at: ctx.now(),
  }
  if (row.author !== 'house' && (await countWritten(ctx, row)) >= producerLimits.messagesMax)
    throw new AppError('production_messages_full')
  await insertMessage(ctx, row)
  await mailMessage(ctx, { order, message: row }, settings)
  return row
}
