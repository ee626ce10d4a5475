import type { CharacterStats, CharacterStatsQuery, UsageInterval } from '@vireo/contracts/usage'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { measuredMetric } from './measured-metric.ts'
import { nameKeysOf } from './name-keys-of.ts'
import { type Bucketing, listBuckets, listSeries } from './report-store.ts'
import { columnOfBreakdown } from './spent-columns.ts'
import { toSeries } from './to-series.ts'
import { assertFewBuckets, bucketsMax, knownTimeZone, timeRange } from './time-range.ts'

/** The shortest length of each interval, so that too many buckets are refused before they are counted. */
const secondsOf: Readonly<Record<Exclude<UsageInterval, 'cumulative'>, number>> = {
  hour: 3600,
  day: 86_400,
  week: 604_800,
  month: 2_419_200,
}

/**
 * Reports what the caller used over time, or the whole workspace for those who may see it. Throws
 * `insufficient_permissions` or `invalid_time_range`. A metric that is not measured has no series; use without a name
 * is in one series.
 */
export async function getCharacterStats(ctx: Context, query: CharacterStatsQuery): Promise<CharacterStats> {
  const isOfAll = query.include_workspace_metrics
  if (isOfAll) assertMaySeeWorkspace(ctx)
  const metric = measuredMetric(query.metric)
  const by = columnOfBreakdown(query.breakdown_type)
  const range = timeRange(query.start_unix, query.end_unix, 'end_unix')
  const { bucketing, secondsEach } = bucketingOf(query)
  if (secondsEach !== undefined) assertFewBuckets(range, secondsEach, 'aggregation_interval')
  const scope = { ...range, userId: isOfAll ? undefined : ctx.actor.userId }
  const [buckets, rows] = await Promise.all([
    listBuckets(ctx, scope, bucketing, bucketsMax),
    metric ? listSeries(ctx, scope, { metric, bucketing, by }) : [],
  ])
  const isOfKeys = query.breakdown_type === 'api_keys' || query.breakdown_type === 'all_api_keys'
  if (!metric) return { time: buckets.map((at) => at.getTime()), usage: {}, names: {} }
  const series = toSeries(buckets, isOfKeys ? rows.filter((row) => row.key !== null) : rows, by !== undefined)
  const names = await nameKeysOf(ctx, by, Object.keys(series))
  return { time: buckets.map((at) => at.getTime()), usage: series, names }
}

function assertMaySeeWorkspace(ctx: Context): void {
  const { permissions } = ctx.actor
  if (permissions === 'all' || permissions.includes('workspace_analytics_full_read')) return
  throw new AppError('insufficient_permissions', {
    message: 'Only admins, and members whom they let, see the usage of the whole workspace.',
    param: 'include_workspace_metrics',
    data: { permission: 'workspace_analytics_full_read' },
  })
}

function bucketingOf(query: CharacterStatsQuery): { bucketing: Bucketing; secondsEach?: number } {
  const timeZone = knownTimeZone(query.time_zone)
  const seconds = query.aggregation_bucket_size
  if (seconds) return { bucketing: { seconds, timeZone }, secondsEach: seconds }
  const unit = query.aggregation_interval
  if (unit === 'cumulative') return { bucketing: 'all at once' }
  return { bucketing: { unit, timeZone }, secondsEach: secondsOf[unit] }
}
