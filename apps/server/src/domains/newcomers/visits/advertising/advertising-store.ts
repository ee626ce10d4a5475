import type { UserId } from '@vireo/contracts/kit'
import sql from 'sql-template-tag'
import type { Context } from '#kernel/context.ts'
import type { AdvertisingVisitRow } from '../tables.ts'

/** Writes down which advertisement somebody came from. */
export async function insertAdvertisingVisit(ctx: Context, row: AdvertisingVisitRow): Promise<void> {
  await ctx.db.run(sql`
    insert into advertising_visits (id, user_id, event_type, gclid, utm_source, utm_medium, utm_campaign, utm_term,
      utm_content, happened_at)
    values (${row.id}, ${row.user_id}, ${row.event_type}, ${row.gclid}, ${row.utm_source}, ${row.utm_medium},
      ${row.utm_campaign}, ${row.utm_term}, ${row.utm_content}, ${row.happened_at})`)
}

/** Lists the advertisements that somebody came from while signed in. */
export function listAdvertisingVisitsOf(ctx: Context, userId: UserId): Promise<AdvertisingVisitRow[]> {
  return ctx.db.many(sql`
    select id, user_id, event_type, gclid, utm_source, utm_medium, utm_campaign, utm_term, utm_content, happened_at
    from advertising_visits where user_id = ${userId} order by happened_at`)
}

/** Removes what was written down before an instant. */
export async function removeAdvertisingVisitsBefore(ctx: Context, instant: Date): Promise<void> {
  await ctx.db.run(sql`delete from advertising_visits where happened_at < ${instant}`)
}
