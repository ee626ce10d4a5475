import type { Input } from '@vireo/contracts/kit'
import { producerLimits, type productionsEndpoints } from '@vireo/contracts/productions'
import { requireOperator } from '#identity/support-access/index.ts'
import type { TransactionContext } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import type { With } from '#ports/ports.ts'
import { findAssignment } from '../deliveries/assignment-store.ts'
import { holdOrder } from '../orders/hold-order.ts'
import { holdAnyOrder } from '../orders/order-store.ts'
import { holdWithOrder } from '../tasks/hold-task.ts'
import type { OrderRow } from '../tables.ts'
import { mailMessage } from './mail-message.ts'
import { countMessages, insertMessage, type MessageRow } from './message-store.ts'
import { writerOf } from './writer-of.ts'

type Sending = With<'settings'>
type Written = Pick<MessageRow, 'author' | 'assignment_id' | 'text'>

/** Writes to those who work on an order of the caller’s workspace. Throws what the contract names. */
export function sendOrderMessage(
  ctx: Sending,
  { order_id: id, text }: Input<typeof productionsEndpoints.sendOrderMessage>,
): Promise<MessageRow> {
  const { settings } = ctx.ports
  return transaction(ctx, async (ctx) =>
    send(ctx, await holdOrder(ctx, id), { settings, author: 'buyer', assignment_id: null, text }),
  )
}

/** Writes about a task that the caller has. Throws what the contract names. */
export function sendTaskMessage(
  ctx: Sending,
  { text, ...named }: Input<typeof productionsEndpoints.sendTaskMessage>,
): Promise<MessageRow> {
  const { settings } = ctx.ports
  return transaction(ctx, async (ctx) => {
    const { assignment_id } = await writerOf(ctx, named)
    const { order } = await holdWithOrder(ctx, named.task_id)
    return send(ctx, order, { settings, author: 'producer', assignment_id, text })
  })
}

/** Writes to buyer and producers of any order, as whoever runs the instance. Throws what the contract names. */
export async function sendHouseMessage(
  ctx: Sending,
  { production_order: id, description_id: about, text }: Input<typeof productionsEndpoints.sendHouseMessage>,
): Promise<MessageRow> {
  await requireOperator(ctx)
  const { settings } = ctx.ports
  return transaction(ctx, async (ctx) => {
    const order = await holdAnyOrder(ctx, id)
    if (!order) throw new AppError('production_order_not_found')
    if (about !== null && (await findAssignment(ctx, about))?.order_id !== id)
      throw new AppError('production_task_not_found', { param: 'description_id' })
    return send(ctx, order, { settings, author: 'house', assignment_id: about, text })
  })
}

/** Keeps a message about an order that is held, and tells the others of it. */
async function send(
  ctx: TransactionContext,
  order: OrderRow,
  { settings, ...written }: Written & { readonly settings: Sending['ports']['settings'] },
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
