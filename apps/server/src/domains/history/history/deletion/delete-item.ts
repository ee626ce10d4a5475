import type { HistoryItemId } from '@vireo/contracts/kit'
import { writeAudit } from '#kernel/audit.ts'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import { markDeleted } from './deletion-store.ts'
import { forgetStorageUse } from '../storage-use/storage-use.ts'

/** Hides a history item from every list at once; its row and file are purged a little later. */
export async function deleteItem(ctx: Context, input: { readonly history_item_id: HistoryItemId }): Promise<void> {
  const itemId = input.history_item_id
  await transaction(ctx, async (ctx) => {
    ctx.afterCommit(forgetStorageUse)
    if (!(await markDeleted(ctx, itemId))) throw new AppError('history_item_not_found') // proved by makers.test.ts
    await writeAudit(ctx, { action: 'history.item-deleted', target: { kind: 'history-item', id: itemId } })
    await ctx.emit('history.item-deleted', { itemId, userId: ctx.actor.userId })
  })
}
