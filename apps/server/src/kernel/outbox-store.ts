import type { EventName, EventPayload } from './product.ts'
import sql from 'sql-template-tag'
import type { Context } from './context.ts'
import type { Id } from './ids.ts'

export type OutboxRow = {
  readonly id: string
  readonly name: EventName
  readonly payload: unknown
  readonly workspace_id: Id<'workspace'>
  readonly attempts: number
  readonly created_at: Date
}

/** The event itself, besides what it says: its id stays the same however often it is told. */
export type EventTrace = { readonly id: string; readonly at: Date }

/** Writes an event in the transaction that made it true, and wakes who dispatches; one statement. */
export async function appendToOutbox<N extends EventName>(
  ctx: Context,
  name: N,
  payload: EventPayload<N>,
): Promise<void> {
  await ctx.db.run(sql`
    with event as (
      insert into outbox_events (id, name, payload, workspace_id, created_at)
      values (${ctx.newId('event')}, ${name}, ${JSON.stringify(payload)}::jsonb, ${ctx.workspaceId}, ${ctx.now()}))
    select pg_notify('vireo_outbox', '')`)
}

/**
 * Takes up to `limit` due events, those of each workspace in order and the workspaces in turn; the rows stay locked
 * until the transaction ends, so nodes share the work.
 */
export function claimOutboxEvents(ctx: Context, limit: number): Promise<OutboxRow[]> {
  return ctx.db.many(sql`
    select id, name, payload, workspace_id, attempts, created_at from outbox_events
    join (
      select id, row_number() over (partition by workspace_id order by id) as turn from outbox_events
      where dispatched_at is null and next_attempt_at <= ${ctx.now()}) due using (id)
    where dispatched_at is null
    order by due.turn, id limit ${limit} for update of outbox_events skip locked`)
}

/** Notes that an event has reached all its subscribers. */
export async function markDispatched(ctx: Context, id: string): Promise<void> {
  await ctx.db.run(sql`update outbox_events set dispatched_at = ${ctx.now()} where id = ${id}`)
}

/** Puts a failed event back with growing distance: 1 s, 4 s, 9 s … at most an hour. */
export async function postpone(ctx: Context, row: OutboxRow, reason: string): Promise<void> {
  const delayMs = Math.min(3_600_000, 1000 * (row.attempts + 1) ** 2)
  await ctx.db.run(sql`
    update outbox_events set attempts = attempts + 1, last_error = ${reason},
      next_attempt_at = ${new Date(ctx.now().getTime() + delayMs)}
    where id = ${row.id}`)
}

/** Forgets events that were dispatched before the given instant. */
export function removeDispatchedBefore(ctx: Context, instant: Date): Promise<number> {
  return ctx.db.run(sql`delete from outbox_events where dispatched_at < ${instant}`)
}

export type EventCounts = { readonly waiting: number; readonly failing: number; readonly oldest_at: Date | null }

/** Counts the events that wait, and those of them that somebody who heard of them failed at. */
export function countWaitingEvents(ctx: Context): Promise<EventCounts> {
  return ctx.db.one(sql`
    select count(*) as waiting, count(*) filter (where attempts > 0) as failing, min(created_at) as oldest_at
    from outbox_events where dispatched_at is null`)
}

/** An event that somebody who heard of it failed at; not what it says. */
export type FailingEvent = Omit<OutboxRow, 'payload'> & {
  readonly last_error: string | null
  readonly next_attempt_at: Date
}

/** Lists the events that come again because somebody who heard of them failed, the newest first. */
export function listFailingEvents(
  ctx: Context,
  { after, limit }: { readonly after: string | undefined; readonly limit: number },
): Promise<FailingEvent[]> {
  return ctx.db.many(sql`
    select id, name, workspace_id, attempts, created_at, last_error, next_attempt_at from outbox_events
    where dispatched_at is null and attempts > 0 and (${after ?? null}::text is null or id < ${after ?? null})
    order by id desc limit ${limit}`)
}

/** Lets an event that waits come again at once. Returns its name; undefined where there is none that waits. */
export async function makeDue(ctx: Context, id: string): Promise<string | undefined> {
  const row = await ctx.db.maybe<{ name: string }>(sql`
    with due as (
      update outbox_events set next_attempt_at = ${ctx.now()} where id = ${id} and dispatched_at is null returning name)
    select name, pg_notify('vireo_outbox', '') from due`)
  return row?.name
}
