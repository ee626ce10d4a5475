import sql from 'sql-template-tag'
import type { Context } from '#kernel/context.ts'

/** Finds whether the caller's workspace allows public links; it does until an admin says otherwise. */
export async function findAllowsLinks(ctx: Context): Promise<boolean> {
  const row = await ctx.db.maybe<{ allows_public_links: boolean }>(sql`
    select allows_public_links from share_settings where workspace_id = ${ctx.workspaceId}`)
  return row?.allows_public_links ?? true
}

/** Selects the workspaces that allow no public links: stores of other slices hide what these let everybody hear. */
export const workspacesWithoutLinks = sql`select workspace_id from share_settings where not allows_public_links`

/** Saves whether the caller's workspace allows public links. */
export async function saveAllowsLinks(ctx: Context, isAllowed: boolean): Promise<void> {
  await ctx.db.run(sql`
    insert into share_settings (workspace_id, allows_public_links) values (${ctx.workspaceId}, ${isAllowed})
    on conflict (workspace_id) do update set allows_public_links = excluded.allows_public_links`)
}
