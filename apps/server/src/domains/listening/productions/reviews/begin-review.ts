import { producerLimits } from '@vireo/contracts/productions'
import { transaction } from '#kernel/transaction.ts'
import type { With } from '#ports/ports.ts'
import { findProducerOf, holdProducer } from '../people/producer-store.ts'
import { holdWithOrder, type NamedTask, seeTask } from '../tasks/hold-task.ts'
import { moveTask } from '../tasks/move-task.ts'
import { AppError } from '#kernel/errors.ts'
import { mayReview } from './may-review.ts'
import { insertReview } from './review-store.ts'
import { type SeenTask, seen } from '../tasks/present-task.ts'
import { listUnderReview } from '../tasks/unclaimed-store.ts'

/** Begins the review of a task that was submitted. Throws what the contract names; nobody reviews what they did. */
export async function beginReview(ctx: With<'settings'>, named: NamedTask): Promise<SeenTask> {
  const { as: role } = await seeTask(ctx, named, mayReview)
  if (role === 'holder') throw new AppError('production_task_not_found')
  return transaction(ctx, async (ctx) => {
    const { task } = await holdWithOrder(ctx, named.task_id)
    const reviewed = await moveTask(ctx, task, { action: 'review', who: role })
    // Whoever runs the instance may be a producer as well, who has then judged this.
    const known = await findProducerOf(ctx, ctx.actor.userId)
    const reviewer = known && (await holdProducer(ctx, known.id))
    const isFull = reviewer && (await listUnderReview(ctx, reviewer.id)).length >= producerLimits.openReviewsMax
    if (role === 'reviewer' && isFull) throw new AppError('production_review_limit_reached')
    await insertReview(ctx, {
      id: ctx.newId('productionReview'),
      task_id: task.id,
      assignment_id: task.assignment_id,
      reviewer_id: reviewer?.id ?? null,
      by_buyer: false,
      state: 'under_way',
      scores: null,
      notes: [],
      begun_at: ctx.now(),
      decided_at: null,
      acknowledged_at: null,
    })
    return seen(ctx, reviewed)
  })
}
