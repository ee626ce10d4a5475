import type { BillingProviderName } from '@vireo/contracts/users'
import sql, { empty } from 'sql-template-tag'
import type { Context, TransactionContext } from '#kernel/context.ts'
import { accounts } from '../ledger/accounts.ts'

export type PayoutRow = {
  readonly id: string
  readonly producer_id: string
  readonly provider: BillingProviderName
  readonly account_ref: string
  readonly amount_minor: number
  readonly state: 'sending' | 'sent' | 'failed'
  readonly created_at: Date
}

/** Inserts a payout that is to be sent. */
export async function insertPayout(ctx: TransactionContext, row: PayoutRow): Promise<void> {
  await ctx.db.run(sql`
    insert into production_payouts (id, producer_id, provider, account_ref, amount_minor, state, created_at)
    values (${row.id}, ${row.producer_id}, ${row.provider}, ${row.account_ref}, ${row.amount_minor}, ${row.state},
      ${row.created_at})`)
}

/** Finds a payout that is still to be sent. */
export function findSending(ctx: Context, id: string): Promise<PayoutRow | undefined> {
  return ctx.db.maybe(sql`
    select id, producer_id, provider, account_ref, amount_minor, state, created_at
    from production_payouts where id = ${id} and state = 'sending'`)
}

/** Ends a payout; returns false for one that has ended. */
export async function endPayout(ctx: TransactionContext, id: string, state: 'sent' | 'failed'): Promise<boolean> {
  const ended = await ctx.db.run(sql`
    update production_payouts set state = ${state}, ended_at = ${ctx.now()} where id = ${id} and state = 'sending'`)
  return ended === 1
}

type Late = { readonly before: Date; readonly after: string; readonly limit: number }

/** Lists payouts behind one that were to be sent by a provider before an instant and are not. */
export async function listLate(
  ctx: Context,
  provider: BillingProviderName,
  { before, after, limit }: Late,
): Promise<string[]> {
  const rows = await ctx.db.many<{ id: string }>(sql`
    select id from production_payouts
    where state = 'sending' and provider = ${provider} and created_at < ${before} and id > ${after}
    order by id limit ${limit}`)
  return rows.map(({ id }) => id)
}

/** Lists producers behind one in their order. */
export async function listProducerIds(ctx: Context, after: string, limit: number): Promise<string[]> {
  const rows = await ctx.db.many<{ id: string }>(sql`
    select id from production_producers where id > ${after} and user_id is not null order by id limit ${limit}`)
  return rows.map(({ id }) => id)
}

export type Line = {
  readonly id: string
  readonly from_account: string
  readonly to_account: string
  readonly amount_minor: number
  readonly created_at: Date
}

/** Lists the lines of a producer, newest first. */
export function listLines(
  ctx: Context,
  producerId: string,
  { after, limit }: { readonly after: string | undefined; readonly limit: number },
): Promise<Line[]> {
  const account = accounts.producer(producerId)
  return ctx.db.many(sql`
    select id, from_account, to_account, amount_minor, created_at from production_moves
    where (from_account = ${account} or to_account = ${account})
      ${after === undefined ? empty : sql`and id < ${after}`}
    order by id desc limit ${limit}`)
}

/** Adds up what approved work is worth whose orders are not done yet. */
export async function sumHeldFor(ctx: Context, producerId: string): Promise<number> {
  const { sum } = await ctx.db.one<{ sum: number }>(sql`
    select coalesce(sum(a.earned_minor), 0)::bigint as sum
    from production_assignments a join production_orders o on o.id = a.order_id
    where a.producer_id = ${producerId} and a.state = 'approved' and o.state = 'accepted'`)
  return sum
}

/** Lists the lines of a producer between two instants, the oldest first. */
export function listLinesBetween(
  ctx: Context,
  producerId: string,
  { from, to, limit }: { readonly from: Date; readonly to: Date; readonly limit: number },
): Promise<Line[]> {
  const account = accounts.producer(producerId)
  return ctx.db.many(sql`
    select id, from_account, to_account, amount_minor, created_at from production_moves
    where (from_account = ${account} or to_account = ${account}) and created_at >= ${from} and created_at < ${to}
    order by id limit ${limit}`)
}
