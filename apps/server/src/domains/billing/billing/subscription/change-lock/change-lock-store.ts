import sql from 'sql-template-tag'
import type { Context } from '#kernel/context.ts'

/** Takes the change lock of the workspace of `ctx` until an instant; returns false while somebody else holds it. */
export async function takeChangeLock(ctx: Context, holder: string, until: Date): Promise<boolean> {
  const rows = await ctx.db.run(sql`
    insert into billing_desks (workspace_id, held_by, held_until) values (${ctx.workspaceId}, ${holder}, ${until})
    on conflict (workspace_id) do update set held_by = excluded.held_by, held_until = excluded.held_until
      where billing_desks.held_until <= ${ctx.now()}`)
  return rows === 1
}

/** Releases the change lock, if this holder still has it. */
export async function releaseChangeLock(ctx: Context, holder: string): Promise<void> {
  await ctx.db.run(sql`delete from billing_desks where workspace_id = ${ctx.workspaceId} and held_by = ${holder}`)
}
