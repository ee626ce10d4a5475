import type { Feedback, FeedbackList } from '@vireo/contracts/productions'
import type { With } from '#ports/ports.ts'
import { type NamedTask, seeTask } from '../tasks/hold-task.ts'
import type { ReviewRow } from '../tasks/task-tables.ts'
import { mayReview } from './may-review.ts'
import { listReviewsOf } from './review-store.ts'

/** Lists what was said of a task. Throws `production_task_not_found`. */
export async function getTaskFeedback(ctx: With<'settings'>, named: NamedTask): Promise<ReviewRow[]> {
  await seeTask(ctx, named, mayReview)
  return listReviewsOf(ctx, named.task_id)
}

/** Presents what was said of a task. */
export function presentFeedback(reviews: readonly ReviewRow[]): FeedbackList {
  return { feedback: reviews.map(presentReview) }
}

/** Presents a review. */
export function presentReview(review: ReviewRow): Feedback {
  return {
    review_id: review.id,
    state: review.state,
    scores: review.scores,
    notes: [...review.notes],
    by_buyer: review.by_buyer,
    decided_at: review.decided_at?.toISOString() ?? null,
    acknowledged_at: review.acknowledged_at?.toISOString() ?? null,
  }
}
