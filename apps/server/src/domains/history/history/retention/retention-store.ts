import type { WorkspaceId } from '@vireo/contracts/kit'
import sql from 'sql-template-tag'
import type { Context } from '#kernel/context.ts'

export type RetentionRow = { readonly workspace_id: WorkspaceId; readonly days: number }

export async function findRetentionDays(ctx: Context): Promise<number | undefined> {
  const row = await ctx.db.maybe<RetentionRow>(sql`
    select workspace_id, days from history_retention where workspace_id = ${ctx.workspaceId}`)
  return row?.days
}

/** Every workspace whose admins decided to forget what is old. */
export function findRetentions(ctx: Context): Promise<RetentionRow[]> {
  return ctx.db.many(sql`select workspace_id, days from history_retention order by workspace_id`)
}

export async function saveRetentionDays(ctx: Context, days: number | undefined): Promise<void> {
  await ctx.db.run(
    days === undefined
      ? sql`delete from history_retention where workspace_id = ${ctx.workspaceId}`
      : sql`insert into history_retention (workspace_id, days) values (${ctx.workspaceId}, ${days})
          on conflict (workspace_id) do update set days = excluded.days`,
  )
}
