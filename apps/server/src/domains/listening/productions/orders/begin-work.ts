import { invariant } from '#kernel/errors.ts'
import type { TransactionContext } from '#kernel/context.ts'
import { insertAssignment } from '../deliveries/assignment-store.ts'
import { listMedia } from '../media/media-store.ts'
import type { OrderRow, AssignmentRow } from '../tables.ts'
import { openTask } from '../tasks/open-task.ts'
import { listItems } from './item-store.ts'

/** Makes the assignments of an order that is held and was taken, once. */
export async function beginWork(ctx: TransactionContext, order: OrderRow): Promise<AssignmentRow[]> {
  const assignments: AssignmentRow[] = []
  for (const { id, request, plan } of await listItems(ctx, order.id)) {
    invariant(request.kind !== 'dub' && plan, 'what was submitted has a quote')
    for (const part of plan)
      assignments.push({
        id: ctx.newId('productionAssignment'),
        order_id: order.id,
        item_id: id,
        media_id: part.media_id,
        workspace_id: order.workspace_id,
        service: request.kind,
        source_language: part.source_language,
        target_language: part.target_language,
        priority: request.priority,
        price_minor: part.price_minor,
        payout_minor: part.payout_minor,
        state: 'open',
        version: 0,
        producer_id: null,
        earned_minor: 0,
        team_id: null,
        created_at: ctx.now(),
      })
  }
  const media = await listMedia(ctx, order.id)
  for (const assignment of assignments) {
    await insertAssignment(ctx, assignment)
    const durationMs = media.find(({ id }) => id === assignment.media_id)?.duration_ms ?? 0
    // What the house does at once is in no queue.
    if (!order.is_sandbox) await openTask(ctx, assignment, { durationMs })
  }
  return assignments
}
