import type { UserId, WorkspaceId, HistoryItemId } from '@vireo/contracts/kit'
import sql, { type Sql } from 'sql-template-tag'
import type { Context, TransactionContext } from '#kernel/context.ts'
import { itemColumns, mine } from '../history-store.ts'
import type { HistoryRow } from '../tables.ts'

/** Hides one of the caller's items from every read; the file follows later. Returns false when there was none. */
export async function markDeleted(ctx: Context, id: HistoryItemId): Promise<boolean> {
  return (
    (await hide(ctx, sql`id = ${id} and workspace_id = ${ctx.workspaceId} and deleted_at is null ${mine(ctx)}`)) === 1
  )
}

/** Hides up to `limit` items of a workspace made before an instant, the oldest first, and returns how many. */
export function markDeletedMadeBefore(
  ctx: Context,
  workspaceId: WorkspaceId,
  instant: Date,
  limit: number,
): Promise<number> {
  return hide(
    ctx,
    sql`deleted_at is null and id in (
      select id from history_items
      where workspace_id = ${workspaceId} and deleted_at is null and created_at < ${instant}
      order by created_at, id limit ${limit})`,
  )
}

/** Hides everything that one member made in a workspace, and returns how many items that were. */
export function markDeletedMadeBy(ctx: Context, workspaceId: WorkspaceId, userId: UserId): Promise<number> {
  return hide(ctx, sql`workspace_id = ${workspaceId} and user_id = ${userId} and deleted_at is null`)
}

/**
 * Marks history items as deleted, takes their bytes off the workspace's storage use and returns how many there were.
 */
function hide(ctx: Context, which: Sql): Promise<number> {
  return ctx.db.run(sql`
    with hidden as (
      update history_items set deleted_at = ${ctx.now()} where ${which} returning workspace_id, size_bytes)
    insert into history_storage_changes (workspace_id, size_bytes) select workspace_id, -size_bytes from hidden`)
}

/** Restores an item that was deleted at this instant or later. */
export function restoreDeletedSince(ctx: Context, id: HistoryItemId, instant: Date): Promise<HistoryRow | undefined> {
  return ctx.db.maybe(sql`
    with restored as (
      update history_items set deleted_at = null
      where id = ${id} and workspace_id = ${ctx.workspaceId} and deleted_at >= ${instant} ${mine(ctx)}
      returning ${itemColumns}, alignments),
    counted as (
      insert into history_storage_changes (workspace_id, size_bytes) select workspace_id, size_bytes from restored)
    select * from restored`)
}

/**
 * Removes up to `limit` items that were deleted before an instant, oldest first, and returns the storage keys of their
 * recordings.
 */
export async function removeDeletedBefore(ctx: TransactionContext, instant: Date, limit: number): Promise<string[]> {
  const rows = await ctx.db.many<{ storage_key: string }>(sql`
    delete from history_items where id in (
      select id from history_items where deleted_at < ${instant} order by deleted_at limit ${limit} for update skip locked)
    returning storage_key`)
  return rows.map((row) => row.storage_key)
}
