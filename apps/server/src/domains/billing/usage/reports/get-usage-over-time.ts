import type { AnalyticsTable, UsageOverTimeQuery } from '@vireo/contracts/usage'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { listUsage } from './report-store.ts'
import { conditionsOf, groupingColumns } from './spent-columns.ts'
import { assertFewBuckets, knownTimeZone, timeRange } from './time-range.ts'

const rowsMax = 50_000

/**
 * Reports what the workspace used over time, by the columns asked for or by product; null stands for what is unknown.
 * Throws `invalid_time_range` or `invalid_parameters`.
 */
export async function getUsageOverTime(ctx: Context, query: UsageOverTimeQuery): Promise<AnalyticsTable> {
  const range = timeRange(query.start_time, query.end_time, 'end_time')
  assertFewBuckets(range, query.interval_seconds, 'interval_seconds')
  const by = groupingColumns(query.group_by ?? ['product_type'])
  const scope = { ...range, conditions: conditionsOf(query.filters ?? []) }
  const bucketing = { seconds: query.interval_seconds, timeZone: knownTimeZone(query.time_zone) }
  const rows = await listUsage(ctx, scope, { bucketing, by, limit: rowsMax + 1 })
  if (rows.length > rowsMax)
    throw new AppError('invalid_time_range', {
      message: `That has more than ${rowsMax} rows: ask for a shorter time, a longer interval or fewer columns.`,
      param: 'group_by',
    })
  return {
    columns: ['timestamp', ...by, 'credits', 'request_count', 'tts_characters', 'minutes_used'],
    column_types: ['DateTime', ...by.map(() => 'String' as const), 'Int', 'Int', 'Int', 'Float'],
    column_units: [null, ...by.map(() => null), 'credits', null, null, 'min'],
    rows: rows.map((row) => [
      row.at.toISOString(),
      ...row.keys,
      row.credits,
      row.request_count,
      row.tts_characters,
      row.minutes_used,
    ]),
  }
}
