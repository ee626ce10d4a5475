import type { WorkspaceId, HistoryItemId } from '@vireo/contracts/kit'
import sql from 'sql-template-tag'
import type { Context } from '#kernel/context.ts'

type KeptItem = Record<string, unknown> & {
  readonly id: HistoryItemId
  readonly storage_key: string
  readonly size_bytes: number
}

/** Lists up to `limit` history items of a workspace whose ids come after `after`, in the order they were made. */
export function listItemsOf(ctx: Context, workspaceId: WorkspaceId, after: string, limit: number): Promise<KeptItem[]> {
  return ctx.db.many(sql`
    select id, user_id, request_id, source, voice_id, voice_name, voice_category, model_id, text, settings,
      output_format, content_type, storage_key, size_bytes, duration_ms, credits, dialogue, feedback, created_at
    from history_items where workspace_id = ${workspaceId} and id > ${after} and deleted_at is null
    order by id limit ${limit}`)
}

/** Counts the history items of a workspace that were not deleted. */
export async function countItemsOf(ctx: Context, workspaceId: WorkspaceId): Promise<number> {
  const { count } = await ctx.db.one<{ count: number }>(sql`
    select count(*) from history_items where workspace_id = ${workspaceId} and deleted_at is null`)
  return count
}

/** Removes a workspace's settings for its history. */
export async function removeSettingsOf(ctx: Context, workspaceId: WorkspaceId): Promise<void> {
  await ctx.db.run(sql`delete from history_retention where workspace_id = ${workspaceId}`)
}

/** Records another member as the maker of everything that one member made. */
export async function updateMaker(
  ctx: Context,
  workspaceId: WorkspaceId,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  await ctx.db.run(sql`
    update history_items set user_id = ${to} where workspace_id = ${workspaceId} and user_id = ${from}`)
}

/** Selects the keys of all recordings, deleted ones included until they are purged. */
export const recordingKeys = sql`select storage_key from history_items`
