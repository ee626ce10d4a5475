import type { WorkspaceId } from '@vireo/contracts/kit'
import sql from 'sql-template-tag'
import type { Context } from '#kernel/context.ts'
import type { RequestRow } from './tables.ts'

export function findRequest(ctx: Context, workspaceId: WorkspaceId, key: string): Promise<RequestRow | undefined> {
  return ctx.db.maybe(sql`
    select failure from sandbox_requests where workspace_id = ${workspaceId} and idempotency_key = ${key}`)
}

export async function insertRequest(
  ctx: Context,
  workspaceId: WorkspaceId,
  key: string,
  failure: RequestRow['failure'],
): Promise<void> {
  await ctx.db.run(sql`
    insert into sandbox_requests (workspace_id, idempotency_key, failure, created_at)
    values (${workspaceId}, ${key}, ${failure && JSON.stringify(failure)}::jsonb, ${ctx.now()})`)
}

export function removeRequestsBefore(ctx: Context, instant: Date): Promise<number> {
  return ctx.db.run(sql`delete from sandbox_requests where created_at < ${instant}`)
}

export async function isSandboxDown(ctx: Context): Promise<boolean> {
  return (await ctx.db.maybe(sql`select is_down from sandbox_outage`)) !== undefined
}

export async function insertOutage(ctx: Context): Promise<void> {
  await ctx.db.run(sql`insert into sandbox_outage (is_down) values (true) on conflict do nothing`)
}

export async function removeOutage(ctx: Context): Promise<void> {
  await ctx.db.run(sql`delete from sandbox_outage`)
}
