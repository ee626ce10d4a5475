import { z } from 'zod'

export const BreakdownType = z.enum([
  'none',
  'voice',
  'voice_multiplier',
  'user',
  'groups',
  'api_keys',
  'all_api_keys',
  'product_type',
  'model',
  'resource',
  'request_queue',
  'region',
  'subresource_id',
  'reporting_workspace_id',
  'has_api_key',
  'request_source',
])
export type BreakdownType = z.infer<typeof BreakdownType>

export const UsageInterval = z.enum(['hour', 'day', 'week', 'month', 'cumulative'])
export type UsageInterval = z.infer<typeof UsageInterval>

export const UsageMetric = z.enum([
  'credits',
  'tts_characters',
  'minutes_used',
  'request_count',
  'ttfb_avg',
  'ttfb_p95',
  'fiat_units_spent',
  'concurrency',
  'concurrency_average',
])
export type UsageMetric = z.infer<typeof UsageMetric>

/** Unix milliseconds; nothing was used before 2020. */
const Instant = z.number().int().min(1_577_836_800_000).max(8_000_000_000_000)

export const CharacterStatsQuery = z.object({
  start_unix: z.number().int().min(0).max(8_000_000_000_000),
  end_unix: z.number().int().min(0).max(8_000_000_000_000),
  include_workspace_metrics: z.boolean().default(false),
  breakdown_type: BreakdownType.default('none'),
  aggregation_interval: UsageInterval.default('day'),
  /** In seconds; replaces the interval. */
  aggregation_bucket_size: z.number().int().min(1).max(31_622_400).nullish(),
  metric: UsageMetric.default('credits'),
  /** Ours: whose days, weeks and months are meant. */
  time_zone: z.string().max(64).default('UTC'),
})
export type CharacterStatsQuery = z.infer<typeof CharacterStatsQuery>

/** What was used, over time: the beginning of each bucket in Unix milliseconds, and a value for each in each series. */
export const CharacterStats = z.object({
  time: z.array(z.number().int()),
  usage: z.record(z.string(), z.array(z.number())),
  /** Ours: what people call the members and keys that name a series. */
  names: z.record(z.string(), z.string()),
})
export type CharacterStats = z.infer<typeof CharacterStats>

const AnalyticsColumn = z.enum([
  'product_type',
  'model',
  'voice_id',
  'user_id',
  'fiat_currency',
  'fiat_charge_type',
  'region',
  'reporting_workspace_id',
  'request_source',
  'resource_id',
  'subresource_id',
  'request_queue_type',
  'voice_multiplier',
  'hashed_xi_api_key',
  'billing_group_id',
  'surface',
  'actor',
])
export type AnalyticsColumn = z.infer<typeof AnalyticsColumn>

export const ColumnFilter = z.object({
  column: z.string().max(64),
  operation: z.enum(['in', 'not_in', 'le', 'ge', 'lt', 'gt', 'eq', 'neq']),
  values: z.array(z.union([z.string().max(200), z.number(), z.boolean(), z.null()])).max(100),
})
export type ColumnFilter = z.infer<typeof ColumnFilter>

const Filters = z.array(ColumnFilter).max(20).nullish()

export const UsageOverTimeQuery = z.object({
  start_time: Instant,
  end_time: Instant,
  interval_seconds: z.number().int().min(1).max(31_622_400).default(60),
  group_by: z.array(AnalyticsColumn).max(AnalyticsColumn.options.length).nullish(),
  filters: Filters,
  time_zone: z.string().max(64).default('UTC'),
})
export type UsageOverTimeQuery = z.infer<typeof UsageOverTimeQuery>

export const RequestsQuery = z.object({
  start_time: Instant.nullish(),
  end_time: Instant.nullish(),
  limit: z.number().int().min(1).max(1000).default(100),
  sort: z.enum(['asc', 'desc']).nullish(),
  filters: Filters,
  search: z.string().max(200).nullish(),
})
export type RequestsQuery = z.infer<typeof RequestsQuery>

/** A table as data: what each column holds, and its rows in order. */
export const AnalyticsTable = z.object({
  columns: z.array(z.string()),
  column_types: z.array(z.enum(['String', 'Float', 'DateTime', 'Int', 'Bool', 'JSON', 'Map', 'Array'])),
  rows: z.array(z.array(z.union([z.string(), z.number(), z.boolean(), z.null()]))),
  column_units: z.array(
    z.enum(['ms', 's', 'min', 'duration', 'credits', 'usd', 'eur', 'inr', 'pln', 'ratio', 'rating']).nullable(),
  ),
})
export type AnalyticsTable = z.infer<typeof AnalyticsTable>
