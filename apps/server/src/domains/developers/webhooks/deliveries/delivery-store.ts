import sql, { empty, raw } from 'sql-template-tag'
import type { DeliveryState } from '@vireo/contracts/webhooks'
import type { Context } from '#kernel/context.ts'
import type { AttemptRow, DeliveryRow } from '../tables.ts'

const columns = raw(`id, webhook_id, workspace_id, event_id, type, kind, body, state, attempt_count, last_status,
  last_error, created_at, next_attempt_at, finished_at`)

export type NewDelivery = Pick<
  DeliveryRow,
  'id' | 'webhook_id' | 'event_id' | 'type' | 'kind' | 'body' | 'workspace_id'
>

/** Queues a delivery, due at once. Returns false when the webhook has a delivery of this event already. */
export async function insertDelivery(ctx: Context, row: NewDelivery): Promise<boolean> {
  const touched = await ctx.db.run(sql`
    insert into webhook_deliveries (id, webhook_id, workspace_id, event_id, type, kind, body, state, created_at, next_attempt_at)
    values (${row.id}, ${row.webhook_id}, ${row.workspace_id}, ${row.event_id}, ${row.type}, ${row.kind}, ${row.body},
      'pending', ${ctx.now()}, ${ctx.now()})
    on conflict (webhook_id, event_id) where kind = 'event' do nothing`)
  return touched === 1
}

/** Finds a delivery of one webhook of the caller's workspace. */
export function findDelivery(ctx: Context, webhookId: string, id: string): Promise<DeliveryRow | undefined> {
  return ctx.db.maybe(sql`
    select ${columns} from webhook_deliveries
    where id = ${id} and webhook_id = ${webhookId} and workspace_id = ${ctx.workspaceId}`)
}

/** Counts a webhook's tests and replays: how many wait, and how many were asked for after `since`. */
export function countAskedFor(
  ctx: Context,
  webhookId: string,
  since: Date,
): Promise<{ readonly waiting: number; readonly lately: number }> {
  return ctx.db.one(sql`
    select count(*) filter (where state = 'pending') as waiting, count(*) filter (where created_at > ${since}) as lately
    from webhook_deliveries where webhook_id = ${webhookId} and kind <> 'event'
      and (state = 'pending' or created_at > ${since})`)
}

/** Lists the attempts of a delivery in the order they were made. */
export function listAttempts(ctx: Context, deliveryId: string): Promise<AttemptRow[]> {
  return ctx.db.many(sql`
    select delivery_id, number, started_at, duration_ms, status, error, response_excerpt
    from webhook_attempts where delivery_id = ${deliveryId} order by number`)
}

export type DeliveryPageQuery = {
  readonly webhookId: string
  readonly state: DeliveryState | undefined
  /** The last id of the page before. */
  readonly cursor: string | undefined
  readonly limit: number
}

/** Lists a page of a webhook's deliveries, newest first, optionally of one state: ids sort by creation time. */
export function listDeliveryRows(ctx: Context, query: DeliveryPageQuery): Promise<DeliveryRow[]> {
  return ctx.db.many(sql`
    select ${columns} from webhook_deliveries
    where webhook_id = ${query.webhookId} and workspace_id = ${ctx.workspaceId}
      ${query.state === undefined ? empty : sql`and state = ${query.state}`}
      ${query.cursor === undefined ? empty : sql`and id < ${query.cursor}`}
    order by id desc limit ${query.limit}`)
}

/** Cancels every delivery of a webhook that still waits. */
export async function cancelPending(ctx: Context, webhookId: string): Promise<void> {
  await ctx.db.run(sql`
    update webhook_deliveries set state = 'canceled', finished_at = ${ctx.now()}
    where webhook_id = ${webhookId} and state = 'pending'`)
}

export type Outcome = {
  readonly state: 'pending' | 'delivered' | 'failed'
  readonly nextAttemptAt: Date
  readonly attempt: AttemptRow
}

/** Records an attempt and the delivery's new state; a delivery canceled meanwhile stays canceled. */
export async function recordAttempt(ctx: Context, { state, nextAttemptAt, attempt }: Outcome): Promise<void> {
  await ctx.db.run(sql`
    with noted as (
      insert into webhook_attempts (delivery_id, number, started_at, duration_ms, status, error, response_excerpt)
      select id, ${attempt.number}::int, ${attempt.started_at}::timestamptz, ${attempt.duration_ms}::int,
        ${attempt.status}::int, ${attempt.error}::text, ${attempt.response_excerpt}::text
      from webhook_deliveries where id = ${attempt.delivery_id}
      on conflict (delivery_id, number) do nothing)
    update webhook_deliveries set attempt_count = ${attempt.number}, last_status = ${attempt.status},
      last_error = ${attempt.error}, next_attempt_at = ${nextAttemptAt}, leased_until = '-infinity',
      state = case when state = 'pending' then ${state}::text else state end,
      finished_at = case when state <> 'pending' then finished_at
        when ${state}::text = 'pending' then null else ${ctx.now()}::timestamptz end
    where id = ${attempt.delivery_id}`)
}

/** Removes finished deliveries created before an instant and returns how many; pending ones stay. */
export function removeDeliveriesBefore(ctx: Context, instant: Date): Promise<number> {
  return ctx.db.run(sql`delete from webhook_deliveries where created_at < ${instant} and state <> 'pending'`)
}
