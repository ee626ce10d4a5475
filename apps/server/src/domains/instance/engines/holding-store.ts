import type { WorkspaceId } from '@vireo/contracts/kit'
import sql from 'sql-template-tag'
import type { Context } from '#kernel/context.ts'

/** Lists a workspace's engines by address without their keys, for somebody's copy of their data. */
export function listEngineTraces(ctx: Context, workspaceId: WorkspaceId): Promise<Record<string, unknown>[]> {
  return ctx.db.many(sql`
    select id as engine_id, name, address, capabilities, model, voices, languages, timeout_ms, concurrency,
      next_engine_id, created_by, created_at
    from address_engines where workspace_id = ${workspaceId} order by created_at, id`)
}

/** Lists what a workspace lets leave this instance. */
export function listRuleTraces(ctx: Context, workspaceId: WorkspaceId): Promise<Record<string, unknown>[]> {
  return ctx.db.many(sql`select nothing_leaves, updated_at from engine_rules where workspace_id = ${workspaceId}`)
}

/** Counts the engines by address of a workspace. */
export async function countEnginesOf(ctx: Context, workspaceId: WorkspaceId): Promise<number> {
  const { count } = await ctx.db.one<{ count: number }>(
    sql`select count(*) from address_engines where workspace_id = ${workspaceId}`,
  )
  return count
}

/** Removes the engines by address of a workspace, and its rules for them. */
export async function removeEnginesOf(ctx: Context, workspaceId: WorkspaceId): Promise<void> {
  await ctx.db.run(sql`delete from address_engines where workspace_id = ${workspaceId}`)
  await ctx.db.run(sql`delete from engine_rules where workspace_id = ${workspaceId}`)
}
