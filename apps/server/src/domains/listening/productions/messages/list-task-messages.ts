import type { Input } from '@vireo/contracts/kit'
import type { productionsEndpoints } from '@vireo/contracts/productions'
import type { Context } from '#kernel/context.ts'
import { type MessagePage, pageOf } from './message-page.ts'
import { writerOf } from './writer-of.ts'

/** Lists what was written about a task that the caller has, and about its order. Throws `production_task_not_found`. */
export async function listTaskMessages(
  ctx: Context,
  { cursor, page_size, ...named }: Input<typeof productionsEndpoints.listTaskMessages>,
): Promise<MessagePage> {
  const { order_id: orderId, assignment_id: assignmentId } = await writerOf(ctx, named)
  return pageOf(ctx, { orderId, assignmentId }, { cursor, page_size })
}
