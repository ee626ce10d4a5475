import sql from 'sql-template-tag'
import type { Context } from '#kernel/context.ts'
import type { EventRow } from '../tables.ts'

/** Inserts a webhook that is to be delivered. */
export async function insertEvent(ctx: Context, row: EventRow): Promise<void> {
  await ctx.db.run(sql`
    insert into sandbox_events (id, workspace_id, kind, body, created_at)
    values (${row.id}, ${row.workspace_id}, ${row.kind}, ${row.body}, ${ctx.now()})`)
}

/** Finds a webhook that the product has not confirmed yet. */
export function findUndelivered(ctx: Context, id: string): Promise<EventRow | undefined> {
  return ctx.db.maybe(sql`
    select id, workspace_id, kind, body from sandbox_events where id = ${id} and delivered_at is null`)
}

/** Records that the product confirmed a webhook. */
export async function markDelivered(ctx: Context, id: string): Promise<void> {
  await ctx.db.run(sql`update sandbox_events set delivered_at = ${ctx.now()} where id = ${id}`)
}

/** Deletes webhooks that were delivered before an instant; returns how many. */
export function removeEventsDeliveredBefore(ctx: Context, instant: Date): Promise<number> {
  return ctx.db.run(sql`delete from sandbox_events where delivered_at < ${instant}`)
}
