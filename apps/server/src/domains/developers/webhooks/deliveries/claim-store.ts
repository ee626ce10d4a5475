import sql, { raw } from 'sql-template-tag'
import type { Context } from '#kernel/context.ts'
import type { DeliveryRow } from '../tables.ts'

export type Claim = {
  /** How many in all, and how many for one webhook. */
  readonly limit: number
  readonly limitEach: number
  /** Webhooks that have as many under way as they may. */
  readonly busy: readonly string[]
  readonly leaseUntil: Date
}

/** Lists the webhooks with pending deliveries by one index probe each, however many wait for one of them. */
const waiting = raw(`waiting (webhook_id) as (
    (select webhook_id from webhook_deliveries where state = 'pending' order by webhook_id limit 1)
    union all
    select (select d.webhook_id from webhook_deliveries d
      where d.state = 'pending' and d.webhook_id > waiting.webhook_id order by d.webhook_id limit 1)
    from waiting where waiting.webhook_id is not null)`)

/**
 * Claims due deliveries for this process until their lease ends: a few of each webhook, those served longest ago first,
 * so that ten thousand that wait for one do not delay another.
 */
export function claimDeliveries(ctx: Context, { limit, limitEach, busy, leaseUntil }: Claim): Promise<DeliveryRow[]> {
  return ctx.db.many(sql`
    with recursive ${waiting},
      turns as materialized (
        select w.id, w.last_claimed_at from waiting join webhooks w on w.id = waiting.webhook_id
        where w.disabled_at is null and w.auto_disabled_at is null and not (w.id = any(${[...busy]}))),
      chosen as materialized (
        select due.id, due.webhook_id from turns
        cross join lateral (
          select id, webhook_id from webhook_deliveries
          where webhook_id = turns.id and state = 'pending' and next_attempt_at <= ${ctx.now()} and leased_until <= ${ctx.now()}
          order by next_attempt_at, id limit ${limitEach} for update skip locked) due
        order by turns.last_claimed_at, turns.id limit ${limit}),
      served as (
        update webhooks set last_claimed_at = ${ctx.now()} where id in (select webhook_id from chosen))
    update webhook_deliveries set leased_until = ${leaseUntil} where id in (select id from chosen)
    returning id, webhook_id, workspace_id, event_id, type, kind, body, state, attempt_count, last_status, last_error,
      created_at, next_attempt_at, finished_at`)
}

/** Reports whether a delivery is due to an enabled webhook and no node is sending it. */
export async function isAnythingDue(ctx: Context): Promise<boolean> {
  const { due } = await ctx.db.one<{ due: boolean }>(sql`
    with recursive ${waiting}
    select exists (
      select from waiting join webhooks w on w.id = waiting.webhook_id
      where w.disabled_at is null and w.auto_disabled_at is null and exists (
        select from webhook_deliveries d where d.webhook_id = w.id and d.state = 'pending'
          and d.next_attempt_at <= ${ctx.now()} and d.leased_until <= ${ctx.now()})) as due`)
  return due
}
