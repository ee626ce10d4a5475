import type { HistoryItemId } from '@vireo/contracts/kit'
import { writeAudit } from '#kernel/audit.ts'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import { closeFeedback, findUnreviewed, type UnreviewedFeedback } from './feedback-store.ts'

const shownMax = 200

/** Lists the feedback on recordings that nobody has reviewed yet, oldest first; for the operator. */
export function listUnreviewed(ctx: Context): Promise<UnreviewedFeedback[]> {
  return findUnreviewed(ctx, shownMax)
}

/** Closes the feedback on a recording, so that its author can no longer change it. For the operator. */
export async function reviewFeedback(ctx: Context, input: { readonly itemId: HistoryItemId }): Promise<void> {
  await transaction(ctx, async (ctx) => {
    const workspaceId = await closeFeedback(ctx, input.itemId)
    if (workspaceId === undefined) {
      throw new AppError('history_item_not_found', { message: 'There is no feedback on it that waits for a review.' })
    }
    await writeAudit(ctx, {
      action: 'history.feedback-reviewed',
      workspaceId,
      target: { kind: 'history-item', id: input.itemId },
    })
  })
}
