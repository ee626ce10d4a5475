import type { WorkspaceId } from '@vireo/contracts/kit'
import sql from 'sql-template-tag'
import type { Context } from '#kernel/context.ts'

/** A workspace's webhooks, without what opens anything. */
export function listWebhookTraces(ctx: Context, workspaceId: WorkspaceId): Promise<Record<string, unknown>[]> {
  return ctx.db.many(sql`
    select id as webhook_id, name, url, auth_type, events, retry_enabled, created_by, created_at
    from webhooks where workspace_id = ${workspaceId} order by id`)
}

export async function countWebhooksOf(ctx: Context, workspaceId: WorkspaceId): Promise<number> {
  const { count } = await ctx.db.one<{ count: number }>(
    sql`select count(*) from webhooks where workspace_id = ${workspaceId}`,
  )
  return count
}

export async function removeWebhooksOf(ctx: Context, workspaceId: WorkspaceId): Promise<void> {
  await ctx.db.run(sql`delete from webhooks where workspace_id = ${workspaceId}`)
}
