import type { Input } from '@vireo/contracts/kit'
import type { productionsEndpoints } from '@vireo/contracts/productions'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { callingProducer, placesOf } from '../people/calling-producer.ts'
import { readWaiting, writeWaiting } from '../tasks/place-in-queue.ts'
import { pageOf, type TaskPage } from '../tasks/present-task.ts'
import { listReviewable, listUnderReview } from '../tasks/unclaimed-store.ts'

/** Lists the tasks that wait for a review by the caller, or that they are reviewing. Throws `producer_not_found` to whoever reviews nothing, `invalid_cursor`. */
export async function listReviews(
  ctx: Context,
  { whose, cursor, page_size: size }: Input<typeof productionsEndpoints.listReviews>,
): Promise<TaskPage> {
  const producer = await callingProducer(ctx)
  if (!producer.is_reviewer) throw new AppError('producer_not_found')
  if (whose === 'mine') return pageOf(ctx, await listUnderReview(ctx, producer.id), Infinity)
  const after = cursor === undefined ? undefined : readWaiting(cursor)
  const rows = await listReviewable(ctx, producer, { after, limit: size + 1, notOf: await placesOf(ctx) })
  return pageOf(ctx, rows, size, writeWaiting)
}
