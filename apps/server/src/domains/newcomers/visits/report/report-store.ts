import type { OnboardingItemId } from '@vireo/contracts/users'
import type { VisitCounts } from '@vireo/contracts/visits'
import sql, { raw } from 'sql-template-tag'
import type { Context } from '#kernel/context.ts'

export type ReportRange = { readonly from: Date; readonly until: Date }

const counts = raw(`count(distinct visitor_id)::int as visitors,
  count(*) filter (where name = 'page_viewed')::int as page_views,
  count(*) filter (where name = 'signed_up')::int as sign_ups,
  count(*) filter (where name = 'first_generation')::int as first_generations,
  count(*) filter (where name = 'subscription_started')::int as new_payers`)

const day = raw(`to_char(happened_at at time zone 'UTC', 'YYYY-MM-DD')`)

function within({ from, until }: ReportRange) {
  return sql`happened_at >= ${from} and happened_at < ${until}`
}

/** Counts what happened in a time. Somebody who came on several days is one visitor. */
export function countAll(ctx: Context, range: ReportRange): Promise<VisitCounts> {
  return ctx.db.one(sql`select ${counts} from visit_events where ${within(range)}`)
}

/** Counts what happened on each day. */
export function countDays(ctx: Context, range: ReportRange): Promise<(VisitCounts & { readonly day: string })[]> {
  return ctx.db.many(sql`
    select ${day} as day, ${counts} from visit_events where ${within(range)} group by 1 order by 1`)
}

/** Counts of those who signed up in a time who generated and whose workspace paid, whenever that was. */
export function countOutcome(
  ctx: Context,
  range: ReportRange,
): Promise<{ readonly generated: number; readonly paid: number }> {
  return ctx.db.one(sql`
    select count(*) filter (where exists (
        select from visit_events other where other.user_id = visit_events.user_id and other.name = 'first_generation'))::int as generated,
      count(*) filter (where exists (
        select from visit_events other
        where other.workspace_id = visit_events.workspace_id and other.name = 'subscription_started'))::int as paid
    from visit_events where name = 'signed_up' and ${within(range)}`)
}

/** Lists the most viewed pages. */
export function listPages(
  ctx: Context,
  range: ReportRange & { readonly limit: number },
): Promise<{ readonly path: string; readonly visitors: number; readonly page_views: number }[]> {
  return ctx.db.many(sql`
    select path, count(distinct visitor_id)::int as visitors, count(*)::int as page_views
    from visit_events where name = 'page_viewed' and path is not null and ${within(range)}
    group by 1 order by page_views desc, 1 limit ${range.limit}`)
}

/** Lists where visitors came from: the first source of each in this time. */
export function listSources(
  ctx: Context,
  range: ReportRange & { readonly limit: number },
): Promise<{ readonly source: string | null; readonly visitors: number }[]> {
  return ctx.db.many(sql`
    select source, count(*)::int as visitors from (
      select visitor_id, (array_agg(source order by happened_at) filter (where source is not null))[1] as source
      from visit_events where visitor_id is not null and ${within(range)} group by 1) as first
    group by 1 order by visitors desc, 1 nulls first limit ${range.limit}`)
}

/** Lists the first steps that were taken. */
export function listFirstSteps(
  ctx: Context,
  range: ReportRange,
): Promise<{ readonly item_id: OnboardingItemId; readonly people: number }[]> {
  return ctx.db.many(sql`
    select substr(name, length('completed_') + 1) as item_id, count(*)::int as people
    from visit_events where starts_with(name, 'completed_') and ${within(range)}
    group by 1 order by people desc, 1`)
}

/** Lists the countries of visitors; whoever was in several counts in each. */
export function listCountries(
  ctx: Context,
  range: ReportRange & { readonly limit: number },
): Promise<{ readonly country: string | null; readonly visitors: number }[]> {
  return ctx.db.many(sql`
    select country, count(distinct visitor_id)::int as visitors
    from visit_events where visitor_id is not null and ${within(range)}
    group by 1 order by visitors desc, 1 nulls first limit ${range.limit}`)
}
