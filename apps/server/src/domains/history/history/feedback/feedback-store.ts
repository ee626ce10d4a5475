import type { WorkspaceId, HistoryItemId } from '@vireo/contracts/kit'
import sql from 'sql-template-tag'
import type { Context } from '#kernel/context.ts'
import { mine } from '../history-store.ts'
import type { StoredFeedback } from '../tables.ts'

/** Saves feedback on an item, unless earlier feedback has been reviewed. Returns whether it was saved. */
export async function saveFeedback(ctx: Context, id: HistoryItemId, given: Partial<StoredFeedback>): Promise<boolean> {
  const touched = await ctx.db.run(sql`
    update history_items set feedback = coalesce(feedback, '{"feedback": ""}') || ${JSON.stringify(given)}::jsonb
    where id = ${id} and workspace_id = ${ctx.workspaceId} and deleted_at is null ${mine(ctx)}
      and (feedback is null or feedback ->> 'review_status' = 'not_reviewed')`)
  return touched === 1
}

export type UnreviewedFeedback = {
  readonly id: HistoryItemId
  readonly workspace_id: WorkspaceId
  readonly voice_name: string | null
  readonly model_id: string | null
  readonly feedback: StoredFeedback
}

/** Finds up to `limit` pieces of feedback of the whole instance that wait for a review, oldest first. */
export function findUnreviewed(ctx: Context, limit: number): Promise<UnreviewedFeedback[]> {
  return ctx.db.many(sql`
    select id, workspace_id, voice_name, model_id, feedback from history_items
    where feedback is not null and feedback ->> 'review_status' = 'not_reviewed' and deleted_at is null
    order by feedback ->> 'given_at', id limit ${limit}`)
}

/** Closes the open feedback on an item of any workspace and returns whose it was; undefined when there is none. */
export async function closeFeedback(ctx: Context, id: HistoryItemId): Promise<string | undefined> {
  const row = await ctx.db.maybe<{ workspace_id: WorkspaceId }>(sql`
    update history_items set feedback = feedback || '{"review_status": "reviewed"}'
    where id = ${id} and deleted_at is null and feedback ->> 'review_status' = 'not_reviewed'
    returning workspace_id`)
  return row?.workspace_id
}
