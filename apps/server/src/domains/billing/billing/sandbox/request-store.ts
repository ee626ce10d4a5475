import type { WorkspaceId } from '@vireo/contracts/kit'
import sql from 'sql-template-tag'
import type { Context } from '#kernel/context.ts'
import type { RequestRow } from './tables.ts'

/** Finds the outcome of a request with this idempotency key; undefined when there was none. */
export function findRequest(ctx: Context, workspaceId: WorkspaceId, key: string): Promise<RequestRow | undefined> {
  return ctx.db.maybe(sql`
    select failure from sandbox_requests where workspace_id = ${workspaceId} and idempotency_key = ${key}`)
}

/** Inserts the outcome of a request under its idempotency key; a null failure is a success. */
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

/** Deletes requests made before an instant; returns how many. */
export function removeRequestsBefore(ctx: Context, instant: Date): Promise<number> {
  return ctx.db.run(sql`delete from sandbox_requests where created_at < ${instant}`)
}

/** Tells whether the sandbox plays an outage. */
export async function isSandboxDown(ctx: Context): Promise<boolean> {
  return (await ctx.db.maybe(sql`select is_down from sandbox_outage`)) !== undefined
}

/** Begins an outage of the sandbox; does nothing during one. */
export async function insertOutage(ctx: Context): Promise<void> {
  await ctx.db.run(sql`insert into sandbox_outage (is_down) values (true) on conflict do nothing`)
}

/** Ends the outage of the sandbox. */
export async function removeOutage(ctx: Context): Promise<void> {
  await ctx.db.run(sql`delete from sandbox_outage`)
}
