import type { UserId, WorkspaceId } from '@vireo/contracts/kit'
import sql, { empty, type Sql } from 'sql-template-tag'
import type { Context, TransactionContext, UsageLimit } from '#kernel/context.ts'

/*
 * Parts of the one statement that reserves: they lock the counters that limit the caller, in the order of their
 * names, after the account, and let the account be charged only when each of them has room.
 */

/** Builds the part of a statement that locks the account, then the counters of these limits in one order. */
export function lockCounters(workspaceId: WorkspaceId, limits: readonly UsageLimit[]): Sql {
  if (limits.length === 0) return empty
  return sql`
    limited as (
      select workspace_id, period_starts_at from credit_accounts where workspace_id = ${workspaceId} for update),
    counters as (
      select c.counter, c.period_starts_at, c.used_credits, l.maximum from limited
      join usage_counters c on c.workspace_id = limited.workspace_id
      join unnest(${limits.map(({ counter }) => counter)}::text[], ${limits.map(({ credits }) => credits)}::bigint[])
        as l(counter, maximum) on l.counter = c.counter
      order by c.counter for update of c),`
}

/** Builds the part of a statement that tells whether every limit has room for these credits. */
export function countersAllow(credits: number, limits: readonly UsageLimit[]): Sql {
  if (limits.length === 0) return empty
  return sql`
    room as (
      select count(c.counter) = ${limits.length} and coalesce(bool_and(${credits}::bigint +
        case when c.period_starts_at = f.period_starts_at then c.used_credits else 0 end <= c.maximum), false) as is_left
      from limited f left join counters c on true),`
}

/** Builds the part of a statement that adds credits to the counters of these limits. */
export function countInCounters(credits: number, limits: readonly UsageLimit[]): Sql {
  if (limits.length === 0) return empty
  return sql`, counted as (
    update usage_counters c set period_starts_at = a.period_starts_at, used_credits = ${credits}::bigint
      + case when c.period_starts_at = a.period_starts_at then c.used_credits else 0 end
    from account a
    where c.workspace_id = a.workspace_id and c.counter = any(${limits.map(({ counter }) => counter)}::text[]))`
}

/** Builds the part of a statement that corrects the counters of a reservation when it is settled or released. */
export function recount(change: Sql): Sql {
  return sql`, recount as (
    update usage_counters c set used_credits = greatest(0, c.used_credits + ${change}) from reservation r, account a
    where a.workspace_id = r.workspace_id and c.workspace_id = r.workspace_id and c.counter = any(r.counters)
      and c.period_starts_at = r.period_starts_at)`
}

/** Lists what these counters, as far as they exist, have come to in the current period. */
export function listCounters(
  ctx: Context,
  workspaceId: WorkspaceId,
  counters: readonly string[],
): Promise<{ counter: string; used: number }[]> {
  return ctx.db.many(sql`
    select c.counter, case when c.period_starts_at = a.period_starts_at and a.period_ends_at > ${ctx.now()}
      then c.used_credits else 0 end as used
    from usage_counters c join credit_accounts a using (workspace_id)
    where c.workspace_id = ${workspaceId} and c.counter = any(${[...counters]})`)
}

/**
 * Gives a counter what these people, or everybody, used in the present period so far, as the ledger says it, and
 * whatever they have open. The account is locked: nothing is reserved meanwhile.
 */
export async function openCounter(
  ctx: TransactionContext,
  {
    workspaceId,
    counter,
    userIds,
  }: { workspaceId: WorkspaceId; counter: string; userIds: readonly UserId[] | undefined },
): Promise<void> {
  const ofPeople = userIds === undefined ? empty : sql`and e.user_id = any(${[...userIds]})`
  await ctx.db.run(sql`
    with reserved as (
      select e.reservation_id from credit_entries e join credit_accounts a using (workspace_id)
      where e.workspace_id = ${workspaceId} and e.kind = 'reserve' and e.created_at >= a.period_starts_at ${ofPeople})
    insert into usage_counters (workspace_id, counter, period_starts_at, used_credits)
    select a.workspace_id, ${counter}, a.period_starts_at, greatest(0, coalesce((
      select -sum(e.credits) from credit_entries e
      where e.workspace_id = a.workspace_id and e.created_at >= a.period_starts_at
        and e.kind in ('reserve', 'settle', 'release') and e.reservation_id in (select reservation_id from reserved)), 0))
    from credit_accounts a where a.workspace_id = ${workspaceId}
    on conflict do nothing`)
  const byPeople = userIds === undefined ? empty : sql`and r.user_id = any(${[...userIds]})`
  // Who settles at this moment holds their reservation and waits for the account: they are not waited for.
  await ctx.db.run(sql`
    update credit_reservations set counters = counters || ${counter}::text
    where (workspace_id, id) in (
      select r.workspace_id, r.id from credit_reservations r
      where r.workspace_id = ${workspaceId} and not r.counters @> array[${counter}::text] ${byPeople}
      for update skip locked)`)
}

/** Makes counters begin anew from the ledger when they are next asked for. */
export async function removeCounters(
  ctx: Context,
  workspaceId: WorkspaceId,
  counters: readonly string[],
): Promise<void> {
  await ctx.db.run(sql`
    delete from usage_counters where workspace_id = ${workspaceId} and counter = any(${[...counters]})`)
}
