import type { TransactionContext } from '#kernel/context.ts'
import { insertItem, type Wholeness } from './history-store.ts'
import { isNewsAwaited } from './hooks.ts'
import type { HistoryRow } from './tables.ts'

export type NewItem = Omit<
  HistoryRow,
  'workspace_id' | 'user_id' | 'request_id' | 'created_at' | 'feedback' | 'dialogue' | 'content_key'
> &
  Partial<Wholeness> & { readonly dialogue?: HistoryRow['dialogue']; readonly content_key?: HistoryRow['content_key'] }

/**
 * Adds a finished generation to the workspace's history, in the transaction that settles its price, and publishes the
 * event where somebody waits for it.
 */
export async function recordItem(ctx: TransactionContext, row: NewItem): Promise<void> {
  await insertItem(ctx, {
    dialogue: null,
    content_key: null,
    is_whole: true,
    ...row,
    feedback: null,
    workspace_id: ctx.workspaceId,
    user_id: ctx.actor.userId,
    request_id: ctx.requestId,
    created_at: ctx.now(),
  })
  if (!(await ctx.hooks.gather(isNewsAwaited, ctx)).includes(true)) return
  await ctx.emit('history.item-recorded', {
    itemId: row.id,
    userId: ctx.actor.userId,
    source: row.source,
    modelId: row.model_id,
    voiceId: row.voice_id,
    contentType: row.content_type,
    durationMs: row.duration_ms,
    credits: row.credits,
  })
}
