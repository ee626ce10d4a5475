import type { ApiKeyId, UserId, VoiceId } from '@vireo/contracts/kit'
import sql, { empty, join, raw, type Sql } from 'sql-template-tag'
import type { Context } from '#kernel/context.ts'
import type { MeasuredMetric } from './measured-metric.ts'
import type { Condition, SpentColumn } from './spent-columns.ts'

/** How instants are grouped into buckets. */
export type Bucketing =
  | { readonly unit: 'hour' | 'day' | 'week' | 'month'; readonly timeZone: string }
  | { readonly seconds: number; readonly timeZone: string }
  | 'all at once'

export type ReportScope = {
  readonly from: Date
  /** The end of the time, excluded. */
  readonly until: Date
  /** The user whose charges are looked at; undefined for everybody in the workspace. */
  readonly userId?: UserId | undefined
  readonly conditions?: readonly Condition[]
}

export type SeriesRow = { readonly at: Date; readonly key: string | null; readonly value: number }

const metrics: Readonly<Record<MeasuredMetric, Sql>> = {
  credits: raw('sum(e.count_to - e.count_from)::float8'),
  request_count: raw('count(distinct coalesce(e.request_id, e.id::text))::float8'),
  tts_characters: raw(`coalesce(sum(e.characters) filter (where e.reason = 'text_to_speech'), 0)::float8`),
  minutes_used: raw('coalesce(sum(e.duration_ms), 0)::float8 / 60000'),
}

/** Columns that charges know nothing about; a report says so and makes nothing up. */
const unknown = raw('null::text')

const columns: Readonly<Record<SpentColumn, Sql>> = {
  product_type: raw('e.reason'),
  model: raw('e.model_id'),
  voice_id: raw('e.voice_id'),
  user_id: raw('e.user_id'),
  hashed_xi_api_key: raw('e.api_key_id'),
  reporting_workspace_id: raw('e.workspace_id'),
  request_source: raw(`case when e.api_key_id is null then 'web' else 'api' end`),
  actor: raw('coalesce(e.api_key_id, e.user_id)'),
  surface: raw(`case when e.api_key_id is null then 'web' else 'api' end`),
  // No voice costs more than another.
  voice_multiplier: raw(`'1'`),
  fiat_currency: unknown,
  fiat_charge_type: unknown,
  region: unknown,
  resource_id: unknown,
  subresource_id: unknown,
  request_queue_type: unknown,
  billing_group_id: unknown,
  credits: raw('(e.count_to - e.count_from)'),
}

/** Lists one metric over time, by the values of a column or in all. Leaves out buckets without anything. */
export function listSeries(
  ctx: Context,
  scope: ReportScope,
  { metric, bucketing, by }: { metric: MeasuredMetric; bucketing: Bucketing; by: SpentColumn | undefined },
): Promise<SeriesRow[]> {
  return ctx.db.many(sql`
    select ${bucketOf(bucketing, scope.from)} as at, ${by ? columns[by] : sql`null::text`} as key, ${metrics[metric]} as value
    from credit_entries e where ${spentWithin(ctx, scope)} group by 1, 2`)
}

export type UsageRow = { readonly at: Date; readonly keys: (string | null)[] } & Readonly<
  Record<MeasuredMetric, number>
>

/** Lists all metrics over time, for each combination of values of these columns; at most `limit` rows. */
export function listUsage(
  ctx: Context,
  scope: ReportScope,
  { bucketing, by, limit }: { bucketing: Bucketing; by: readonly SpentColumn[]; limit: number },
): Promise<UsageRow[]> {
  const keys = by.length > 0 ? sql`array[${join(by.map((column) => columns[column]))}]` : sql`array[]::text[]`
  return ctx.db.many(sql`
    select ${bucketOf(bucketing, scope.from)} as at, ${keys} as keys, ${metrics.credits} as credits,
      ${metrics.request_count} as request_count, ${metrics.tts_characters} as tts_characters,
      ${metrics.minutes_used} as minutes_used
    from credit_entries e where ${spentWithin(ctx, scope)} group by 1, 2 order by 1, 2 limit ${limit}`)
}

export type SpentRow = {
  readonly at: Date
  readonly request_id: string | null
  readonly user_id: UserId
  readonly api_key_id: ApiKeyId | null
  readonly product_type: string
  readonly model_id: string | null
  readonly voice_id: VoiceId | null
  readonly credits: number
  readonly characters: number | null
  readonly duration_ms: number | null
}

/** Lists the charges one by one, ordered by time; at most `limit`. */
export function listSpent(
  ctx: Context,
  scope: ReportScope,
  { search, ascending, limit }: { search: string | undefined; ascending: boolean; limit: number },
): Promise<SpentRow[]> {
  const found = search
    ? sql`and ${search} in (e.request_id, e.user_id, e.api_key_id, e.reason, e.model_id, e.voice_id)`
    : empty
  return ctx.db.many(sql`
    select e.created_at as at, e.request_id, e.user_id, e.api_key_id, e.reason as product_type, e.model_id, e.voice_id,
      (e.count_to - e.count_from)::float8 as credits, e.characters, e.duration_ms
    from credit_entries e where ${spentWithin(ctx, scope)} ${found}
    order by e.created_at ${ascending ? sql`asc` : sql`desc`}, e.id ${ascending ? sql`asc` : sql`desc`} limit ${limit}`)
}

function spentWithin(ctx: Context, { from, until, userId, conditions = [] }: ReportScope): Sql {
  return sql`e.workspace_id = ${ctx.workspaceId} and e.kind = 'settle'
    and e.created_at >= ${from} and e.created_at < ${until}
    ${userId === undefined ? empty : sql`and e.user_id = ${userId}`}
    ${conditions.length > 0 ? join(conditions.map(conditionOf), ' ') : empty}`
}

const comparisons = { eq: raw('='), neq: raw('<>'), le: raw('<='), ge: raw('>='), lt: raw('<'), gt: raw('>') } as const

/** Builds the condition of a filter: a list is contained or not, any other comparison takes the first value. */
function conditionOf({ column, operation, values }: Condition): Sql {
  const left = column === 'credits' ? sql`${columns.credits}::float8` : sql`coalesce(${columns[column]}, '')`
  const cast = column === 'credits' ? raw('::float8') : raw('::text')
  if (operation === 'in') return sql`and ${left} = any(${[...values]}${cast}[])`
  if (operation === 'not_in') return sql`and ${left} <> all(${[...values]}${cast}[])`
  return sql`and ${left} ${comparisons[operation]} ${values[0] ?? null}${cast}`
}

function bucketOf(bucketing: Bucketing, from: Date): Sql {
  if (bucketing === 'all at once') return sql`${from}::timestamptz`
  const { timeZone } = bucketing
  if ('unit' in bucketing) return sql`date_trunc(${bucketing.unit}::text, e.created_at, ${timeZone}::text)`
  return sql`date_bin(make_interval(secs => ${bucketing.seconds}), e.created_at at time zone ${timeZone}::text,
    '2001-01-01'::timestamp) at time zone ${timeZone}::text`
}

/** Lists the beginnings of all buckets that touch the time, as the database counts them; at most `limit`. */
export async function listBuckets(
  ctx: Context,
  { from, until }: ReportScope,
  bucketing: Bucketing,
  limit: number,
): Promise<Date[]> {
  if (bucketing === 'all at once') return [from]
  const first = sql`(select (${bucketOf(bucketing, from)}) from (values (${from}::timestamptz)) as e(created_at))`
  const step =
    'unit' in bucketing
      ? sql`('1 ' || ${bucketing.unit}::text)::interval`
      : sql`make_interval(secs => ${bucketing.seconds})`
  const rows = await ctx.db.many<{ at: Date }>(sql`
    select at at time zone ${bucketing.timeZone}::text as at from generate_series(
      ${first} at time zone ${bucketing.timeZone}::text,
      (${until}::timestamptz - interval '1 microsecond') at time zone ${bucketing.timeZone}::text, ${step}) at limit ${limit}`)
  return rows.map((row) => row.at)
}
