import sql from 'sql-template-tag'
import type { Context, TransactionContext } from '#kernel/context.ts'
import type { VoiceCopyRow } from './tables.ts'

/** Lists copies in the order of their ids, a page at a time. */
export function listCopiesAfter(
  ctx: Context,
  after: string,
  limit: number,
): Promise<Pick<VoiceCopyRow, 'copy_voice_id' | 'original_voice_id' | 'workspace_id'>[]> {
  return ctx.db.many(sql`
    select copy_voice_id, original_voice_id, workspace_id from voice_copies
    where copy_voice_id > ${after} order by copy_voice_id limit ${limit}`)
}

/** Finds the last day whose use was counted. */
export async function findLastCountedDay(ctx: Context): Promise<Date | undefined> {
  const row = await ctx.db.maybe<{ day: string }>(
    sql`select max(day)::text as day from shared_voice_usage having max(day) is not null`,
  )
  return row && new Date(`${row.day}T00:00:00Z`)
}

/** Saves the characters counted on a day, which never become fewer: a copy deleted since has spoken all the same. */
export async function saveDay(
  ctx: TransactionContext,
  day: Date,
  characters: ReadonlyMap<string, number>,
): Promise<void> {
  await ctx.db.run(sql`
    insert into shared_voice_usage (voice_id, day, characters)
    select voice_id, ${day}::timestamptz at time zone 'UTC', characters
    from unnest(${[...characters.keys()]}::text[], ${[...characters.values()]}::bigint[]) u (voice_id, characters)
    on conflict (voice_id, day) do update set
      characters = greatest(shared_voice_usage.characters, excluded.characters)`)
}

/** Adds the days up on each voice. A copy that was made this week counts for a trend like a thousand characters. */
export async function addUpUsage(ctx: TransactionContext): Promise<void> {
  const today = sql`(${ctx.now()}::timestamptz at time zone 'UTC')::date`
  await ctx.db.run(sql`delete from shared_voice_usage where day <= ${today} - 366`)
  await ctx.db.run(sql`
    with used as (
      select voice_id, sum(characters) as year, coalesce(sum(characters) filter (where day > ${today} - 7), 0) as week
      from shared_voice_usage where day > ${today} - 365 group by voice_id),
    copied as (
      select original_voice_id as voice_id, count(*) as total,
        count(*) filter (where created_at > ${ctx.now()}::timestamptz - interval '7 days') as week
      from voice_copies group by original_voice_id),
    counted as (
      select v.voice_id, coalesce(u.year, 0) as year, coalesce(u.week, 0) as week,
        coalesce(u.week, 0) + 1000 * coalesce(c.week, 0) as trending, coalesce(c.total, 0) as copies
      from shared_voices v left join used u using (voice_id) left join copied c using (voice_id))
    update shared_voices v set usage_1y = c.year, usage_7d = c.week, trending = c.trending, cloned_by_count = c.copies
    from counted c where c.voice_id = v.voice_id
      and (v.usage_1y, v.usage_7d, v.trending, v.cloned_by_count) is distinct from (c.year, c.week, c.trending, c.copies)`)
}
