import type { UserId, WorkspaceId } from '@vireo/contracts/kit'
import sql from 'sql-template-tag'
import type { Context } from '#kernel/context.ts'

/** Removes a person's sessions and keys for one workspace, notifies every node and returns their ids. */
export async function removeCredentialsIn(
  ctx: Context,
  { userId, workspaceId }: { readonly userId: UserId; readonly workspaceId: WorkspaceId },
): Promise<string[]> {
  const rows = await ctx.db.many<{ id: string }>(sql`
    with keys as (delete from api_keys where user_id = ${userId} and workspace_id = ${workspaceId} returning id),
    sessions_gone as (delete from sessions where user_id = ${userId} and workspace_id = ${workspaceId} returning id),
    gone as (select id from keys union all select id from sessions_gone)
    select id, pg_notify('vireo_credentials', id)::text from gone`)
  return rows.map(({ id }) => id)
}

/**
 * Binds one of a person's own sessions to another workspace and notifies every node; returns false when it has ended.
 */
export async function updateSessionWorkspace(
  ctx: Context,
  { id, userId, workspaceId }: { readonly id: string; readonly userId: UserId; readonly workspaceId: WorkspaceId },
): Promise<boolean> {
  const rows = await ctx.db.run(sql`
    with bound as (
      update sessions set workspace_id = ${workspaceId}, updated_at = ${ctx.now()}
      where id = ${id} and user_id = ${userId} and support_grant_id is null returning id)
    select pg_notify('vireo_credentials', id) from bound`)
  return rows === 1
}
