import type { WorkspaceId } from '@vireo/contracts/kit'
import sql from 'sql-template-tag'
import type { Context } from '#kernel/context.ts'
import { defineRead, readRow } from '#kernel/database/gather.ts'

const usedByWorkspace = defineRead<{ size_bytes: number }>({
  name: 'history-storage',
  select: (ids) => sql`
    select workspace_id as key, sum(size_bytes)::bigint as size_bytes from history_storage_changes
    where workspace_id = any(${ids}) group by workspace_id`,
  instants: [],
})

/** Returns how many bytes the workspace's recordings take up; deleted ones do not count. */
export async function sumOfRecordings(ctx: Context): Promise<number> {
  return (await readRow(ctx, usedByWorkspace, ctx.workspaceId))?.size_bytes ?? 0
}

/** Lists the workspaces with more than one change of their storage use to add up. */
export async function findScatteredSums(ctx: Context): Promise<string[]> {
  const rows = await ctx.db.many<{ workspace_id: WorkspaceId }>(sql`
    select workspace_id from history_storage_changes group by workspace_id having count(*) > 1`)
  return rows.map((row) => row.workspace_id)
}

/**
 * Replaces a workspace's many changes by one row with their sum. Changes added meanwhile stay beside it; running twice
 * at once does no harm.
 */
export async function addUpChanges(ctx: Context, workspaceId: WorkspaceId): Promise<void> {
  await ctx.db.run(sql`
    with taken as (delete from history_storage_changes where workspace_id = ${workspaceId} returning size_bytes)
    insert into history_storage_changes (workspace_id, size_bytes)
    select ${workspaceId}, sum(size_bytes) from taken having count(*) > 0`)
}
