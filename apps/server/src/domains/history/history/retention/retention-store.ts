import type { WorkspaceId } from '@vireo/contracts/kit'
import sql from 'sql-template-tag'
import type { Context } from '#kernel/context.ts'

export type RetentionRow = { readonly workspace_id: WorkspaceId; readonly days: number }

/** Finds for how many days the caller's workspace keeps its recordings; undefined when it keeps them forever. */
export async function findRetentionDays(ctx: Context): Promise<number | undefined> {
  const row = await ctx.db.maybe<RetentionRow>(sql`
    select workspace_id, days from history_retention where workspace_id = ${ctx.workspaceId}`)
  return row?.days
}

/** Lists every workspace that keeps its recordings for a limited number of days. */
export function findRetentions(ctx: Context): Promise<RetentionRow[]> {
  return ctx.db.many(sql`select workspace_id, days from history_retention order by workspace_id`)
}

/** Saves for how many days the caller's workspace keeps its recordings; undefined keeps them forever. */
export async function saveRetentionDays(ctx: Context, days: number | undefined): Promise<void> {
  await ctx.db.run(
    days === undefined
      ? sql`delete from history_retention where workspace_id = ${ctx.workspaceId}`
      : sql`insert into history_retention (workspace_id, days) values (${ctx.workspaceId}, ${days})
          on conflict (workspace_id) do update set days = excluded.days`,
  )
}
