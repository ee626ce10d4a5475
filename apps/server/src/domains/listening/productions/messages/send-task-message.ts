import type { Input } from '@vireo/contracts/kit'
import type { productionsEndpoints } from '@vireo/contracts/productions'
import { transaction } from '#kernel/transaction.ts'
import type { With } from '#ports/ports.ts'
import { holdWithOrder } from '../tasks/hold-task.ts'
import type { MessageRow } from './message-store.ts'
import { sendMessage } from './send-message.ts'
import { writerOf } from './writer-of.ts'

/** Writes about a task that the caller has. Throws what the contract names. */
export function sendTaskMessage(
  ctx: With<'settings'>,
  { text, ...named }: Input<typeof productionsEndpoints.sendTaskMessage>,
): Promise<MessageRow> {
  const { settings } = ctx.ports
  return transaction(ctx, async (ctx) => {
    const { assignment_id } = await writerOf(ctx, named)
    const { order } = await holdWithOrder(ctx, named.task_id)
    return sendMessage(ctx, order, { settings, author: 'producer', assignment_id, text })
  })
}
