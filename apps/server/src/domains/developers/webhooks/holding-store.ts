import type { WorkspaceId } from '@vireo/contracts/kit'
import sql from 'sql-template-tag'
import type { Context } from '#kernel/context.ts'

/** Lists a workspace's webhooks without their secrets, for somebody's copy of their data. */
export function listWebhookTraces(ctx: Context, workspaceId: WorkspaceId): Promise<Record<string, unknown>[]> {
  return ctx.db.many(sql`
    select id as webhook_id, name, url, auth_type, events, retry_enabled, created_by, created_at
    from webhooks where workspace_id = ${workspaceId} order by id`)
}

/** Counts the webhooks of a workspace. */
export async function countWebhooksOf(ctx: Context, workspaceId: WorkspaceId): Promise<number> {
  const { count } = await ctx.db.one<{ count: number }>(
    sql`select count(*) from webhooks where workspace_id = ${workspaceId}`,
  )
  return count
}

/** Removes all webhooks of a workspace. */
export async function removeWebhooksOf(ctx: Context, workspaceId: WorkspaceId): Promise<void> {
  await ctx.db.run(sql`delete from webhooks where workspace_id = ${workspaceId}`)
}
