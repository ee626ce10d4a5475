import sql from 'sql-template-tag'
import type { Context } from '#kernel/context.ts'

/** False while somebody else holds it. */
export async function takeChangeLock(ctx: Context, holder: string, until: Date): Promise<boolean> {
  const rows = await ctx.db.run(sql`
    insert into billing_desks (workspace_id, held_by, held_until) values (${ctx.workspaceId}, ${holder}, ${until})
    on conflict (workspace_id) do update set held_by = excluded.held_by, held_until = excluded.held_until
      where billing_desks.held_until <= ${ctx.now()}`)
  return rows === 1
}

export async function releaseChangeLock(ctx: Context, holder: string): Promise<void> {
  await ctx.db.run(sql`delete from billing_desks where workspace_id = ${ctx.workspaceId} and held_by = ${holder}`)
}
