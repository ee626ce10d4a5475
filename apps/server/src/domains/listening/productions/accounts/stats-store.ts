import sql from 'sql-template-tag'
import type { Context } from '#kernel/context.ts'

type Stats = {
  readonly active: number
  readonly in_review: number
  readonly approved: number
  readonly given_up: number
  readonly expired: number
  readonly approved_ms: number
  readonly first_time: number
}

/** Counts the tasks that somebody has and had, and those that were good at once. */
export function countTasksOf(ctx: Context, producerId: string): Promise<Stats> {
  return ctx.db.one(sql`
    select count(*) filter (where state in ('claimed', 'changes_requested'))::int as active,
      count(*) filter (where state in ('submitted', 'in_review'))::int as in_review,
      count(*) filter (where state = 'approved')::int as approved,
      count(*) filter (where state = 'revoked')::int as given_up,
      count(*) filter (where state = 'expired')::int as expired,
      coalesce(sum(duration_ms) filter (where state = 'approved'), 0)::float8 as approved_ms,
      count(*) filter (where state = 'approved' and not exists (
        select from production_reviews r where r.task_id = t.id and r.state = 'changes_requested'))::int as first_time
    from production_tasks t where producer_id = ${producerId}`)
}

type Means = Readonly<Record<'meaning' | 'timing' | 'spelling' | 'style', number | null>>

/** Tells how reviewers scored what somebody did, in the mean. */
export function meanScoresOf(ctx: Context, producerId: string): Promise<Means> {
  const mean = (name: keyof Means) => sql`avg((r.scores->>${name})::int)::float8`
  return ctx.db.one(sql`
    select ${mean('meaning')} as meaning, ${mean('timing')} as timing, ${mean('spelling')} as spelling,
      ${mean('style')} as style
    from production_reviews r join production_tasks t on t.id = r.task_id
    where t.producer_id = ${producerId} and r.scores is not null`)
}

/** Adds up what somebody earned ever. */
export async function sumEarned(ctx: Context, account: string): Promise<number> {
  const { sum } = await ctx.db.one<{ sum: number }>(sql`
    select coalesce(sum(amount_minor), 0)::bigint as sum from production_moves
    where to_account = ${account} and from_account like 'held:%'`)
  return sum
}

type Month = { readonly own: string; readonly from: Date; readonly to: Date }
export type MonthSums = { readonly opening: number; readonly earned: number; readonly paid: number }

/** Adds up a month of somebody’s account: what was there before, what came for work, and what was paid out and stayed so. */
export function sumMonth(ctx: Context, { own, from, to }: Month): Promise<MonthSums> {
  return ctx.db.one(sql`
    with lines as (
      select amount_minor as amount, from_account like 'held:%' as is_work, created_at
      from production_moves where to_account = ${own}
      union all select -amount_minor, false, created_at from production_moves where from_account = ${own})
    select coalesce(sum(amount) filter (where created_at < ${from}), 0)::bigint as opening,
      coalesce(sum(amount) filter (where created_at >= ${from} and is_work), 0)::bigint as earned,
      coalesce(-sum(amount) filter (where created_at >= ${from} and not is_work), 0)::bigint as paid
    from lines where created_at < ${to}`)
}
