import type { UserId, WorkspaceId } from '@vireo/contracts/kit'
import sql from 'sql-template-tag'
import type { Context } from '#kernel/context.ts'

/** Lists a workspace's service accounts for the copy of its owner's data. */
export function listServiceAccountTraces(ctx: Context, workspaceId: WorkspaceId): Promise<Record<string, unknown>[]> {
  return ctx.db.many(sql`
    select user_id as service_account_user_id, name, created_by, created_at, disabled_at
    from service_accounts where workspace_id = ${workspaceId} order by user_id`)
}

/** Lists the user ids of a workspace's service accounts. */
export async function listMachinesIn(ctx: Context, workspaceId: WorkspaceId): Promise<string[]> {
  const rows = await ctx.db.many<{ user_id: UserId }>(
    sql`select user_id from service_accounts where workspace_id = ${workspaceId}`,
  )
  return rows.map((row) => row.user_id)
}
