import type { historyEndpoints } from '@vireo/contracts/history'
import type { Input } from '@vireo/contracts/kit'
import { AppError } from '#kernel/errors.ts'
import type { Context } from '#kernel/context.ts'
import { saveFeedback } from './feedback-store.ts'
import { getItem } from '../get-item.ts'

/** Saves what somebody thinks of a generation; they may change it until it has been reviewed. */
export async function giveFeedback(ctx: Context, input: Input<typeof historyEndpoints.giveFeedback>): Promise<void> {
  const { history_item_id: id, feedback: text, ...verdict } = input
  const isKept = await saveFeedback(ctx, id, {
    ...verdict,
    ...(typeof text === 'string' && { feedback: text }),
    review_status: 'not_reviewed',
    given_at: ctx.now().toISOString(),
  })
  if (isKept) return
  await getItem(ctx, { history_item_id: id })
  throw new AppError('feedback_already_reviewed')
}
