import sql from 'sql-template-tag'
import type { Context } from '#kernel/context.ts'

export type AttemptCounter = { readonly name: string; readonly attempts: number; readonly window_ends_at: Date }

/** Counts one attempt under each of these names, in one statement; a window that has ended starts over. */
export function countAttempt(ctx: Context, names: readonly string[], windowMs: number): Promise<AttemptCounter[]> {
  const now = ctx.now()
  const end = new Date(now.getTime() + windowMs)
  return ctx.db.relaxed.many(sql`
    insert into attempt_counters as counter (name, attempts, window_ends_at)
    select name, 1, ${end}::timestamptz from unnest(${[...names].toSorted()}::text[]) name
    on conflict (name) do update set
      attempts = case when counter.window_ends_at <= ${now} then 1 else counter.attempts + 1 end,
      window_ends_at = case when counter.window_ends_at <= ${now} then ${end} else counter.window_ends_at end
    returning name, attempts, window_ends_at`)
}

/** Resets the counters in `forgotten` to zero and takes one attempt off each in `forgiven`. */
export async function forgiveAttempt(
  ctx: Context,
  forgotten: readonly string[],
  forgiven: readonly string[],
): Promise<void> {
  await ctx.db.relaxed.run(sql`
    update attempt_counters set attempts = case when name = any(${[...forgotten]}) then 0 else greatest(attempts - 1, 0) end
    where name = any(${[...forgotten, ...forgiven].toSorted()})`)
}

/** Removes counters whose window ended before an instant and returns how many. */
export function removeCountersEndedBefore(ctx: Context, instant: Date): Promise<number> {
  return ctx.db.run(sql`delete from attempt_counters where window_ends_at < ${instant}`)
}
