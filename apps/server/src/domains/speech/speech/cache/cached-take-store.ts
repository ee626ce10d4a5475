import type { WorkspaceId } from '@vireo/contracts/kit'
import sql from 'sql-template-tag'
import type { Context, TransactionContext } from '#kernel/context.ts'
import type { CachedTakeRow } from '../tables.ts'

/** Finds the cached take under a key in the caller's workspace. */
export function findCachedTakeRow(ctx: Context, cacheKey: string): Promise<CachedTakeRow | undefined> {
  return ctx.db.maybe(sql`
    select history_item_id, pieces, duration_ms from cached_takes
    where workspace_id = ${ctx.workspaceId} and cache_key = ${cacheKey}`)
}

/** Saves a take under a key in place of any before. */
export async function upsertCachedTake(ctx: TransactionContext, cacheKey: string, take: CachedTakeRow): Promise<void> {
  await ctx.db.run(sql`
    insert into cached_takes (workspace_id, cache_key, history_item_id, pieces, duration_ms, created_at)
    values (${ctx.workspaceId}, ${cacheKey}, ${take.history_item_id}, ${JSON.stringify(take.pieces)}::jsonb,
      ${take.duration_ms}, ${ctx.now()})
    on conflict (workspace_id, cache_key) do update set history_item_id = excluded.history_item_id,
      pieces = excluded.pieces, duration_ms = excluded.duration_ms, created_at = excluded.created_at`)
}

/** Deletes cached takes made before an instant; returns how many. */
export function removeCachedTakesBefore(ctx: Context, instant: Date): Promise<number> {
  return ctx.db.run(sql`delete from cached_takes where created_at < ${instant}`)
}

/** Deletes the cached takes of a workspace. */
export async function removeCachedTakesOf(ctx: Context, workspaceId: WorkspaceId): Promise<void> {
  await ctx.db.run(sql`delete from cached_takes where workspace_id = ${workspaceId}`)
}
