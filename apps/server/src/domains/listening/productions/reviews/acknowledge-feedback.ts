import type { Context } from '#kernel/context.ts'
import { transaction } from '#kernel/transaction.ts'
import { holdOwnTask, type NamedTask } from '../tasks/hold-task.ts'
import type { ReviewRow } from '../tasks/task-tables.ts'
import { listReviewsOf, saveReview } from './review-store.ts'

/** Notes that the caller has read what was said of their task. Throws `production_task_not_found`. */
export function acknowledgeFeedback(ctx: Context, named: NamedTask): Promise<ReviewRow[]> {
  return transaction(ctx, async (ctx) => {
    const { task } = await holdOwnTask(ctx, named)
    for (const review of await listReviewsOf(ctx, task.id))
      if (review.decided_at !== null && review.acknowledged_at === null)
        await saveReview(ctx, { ...review, acknowledged_at: ctx.now() })
    return listReviewsOf(ctx, task.id)
  })
}
