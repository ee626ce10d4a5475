import { AppError } from '#kernel/errors.ts'
import type { TransactionContext } from '#kernel/context.ts'
import type { InstanceSettings } from '#ports/ports.ts'
import { findAssignment } from '../deliveries/assignment-store.ts'
import type { OrderRow } from '../tables.ts'
import type { MessageRow } from './message-store.ts'
import { sendMessage } from './send-message.ts'

type Written = {
  readonly author: 'buyer' | 'house'
  readonly description_id: string | null
  readonly text: string
  readonly settings: Pick<InstanceSettings, 'publicUrl'>
}

/** Writes about an order that is held, or one assignment of it. Throws `production_task_not_found` for one that is of another. */
export async function writeAbout(
  ctx: TransactionContext,
  order: OrderRow,
  { description_id: about, ...written }: Written,
): Promise<MessageRow> {
  if (about !== null && (await findAssignment(ctx, about))?.order_id !== order.id)
    throw new AppError('production_task_not_found', { param: 'description_id' })
  return sendMessage(ctx, order, { ...written, assignment_id: about })
}
