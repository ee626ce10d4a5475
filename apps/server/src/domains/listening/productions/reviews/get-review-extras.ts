import type { ReviewExtras } from '@vireo/contracts/productions'
import type { With } from '#ports/ports.ts'
import type { NamedTask } from '../tasks/hold-task.ts'
import { presentTask, seen } from '../tasks/present-task.ts'
import { seeLiveTask } from '../tasks/see-work.ts'
import { listSubmissions } from '../tasks/task-store.ts'
import { presentReview } from './get-task-feedback.ts'
import { listReviewsOf } from './review-store.ts'

/** Gathers what helps to review a task: every version that was submitted, and the reviews. Throws `production_task_not_found`. */
export async function getReviewExtras(ctx: With<'settings'>, named: NamedTask): Promise<ReviewExtras> {
  const { task } = await seeLiveTask(ctx, named)
  const [submissions, reviews] = [await listSubmissions(ctx, task.id), await listReviewsOf(ctx, task.id)]
  return {
    task: presentTask(await seen(ctx, task)),
    submissions: submissions.map(({ version, document, created_at }) => ({
      version,
      submitted_at: created_at.toISOString(),
      content: document,
    })),
    reviews: reviews.map(presentReview),
  }
}
