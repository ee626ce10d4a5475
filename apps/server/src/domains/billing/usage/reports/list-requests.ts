import type { AnalyticsTable, RequestsQuery } from '@vireo/contracts/usage'
import type { Context } from '#kernel/context.ts'
import { listSpent } from './report-store.ts'
import { conditionsOf } from './spent-columns.ts'
import { timeRange } from './time-range.ts'

const dayMs = 86_400_000
/** Days that are looked at when no beginning is given. */
const daysByDefault = 30

/** Lists the charged requests of the workspace, newest first by default. Search matches ids and names of products. */
export async function listRequests(ctx: Context, query: RequestsQuery): Promise<AnalyticsTable> {
  const end = query.end_time ?? ctx.now().getTime()
  const range = timeRange(query.start_time ?? end - daysByDefault * dayMs, end, 'end_time')
  const rows = await listSpent(
    ctx,
    { ...range, conditions: conditionsOf(query.filters ?? []) },
    { search: query.search?.trim() || undefined, ascending: query.sort === 'asc', limit: query.limit },
  )
  const text = 'String' as const
  return {
    columns: [
      'timestamp',
      'request_id',
      'product_type',
      'model',
      'voice_id',
      'user_id',
      'hashed_xi_api_key',
      'credits',
      'characters',
      'duration',
    ],
    column_types: ['DateTime', text, text, text, text, text, text, 'Int', 'Int', 'Int'],
    column_units: [null, null, null, null, null, null, null, 'credits', null, 'ms'],
    rows: rows.map((row) => [
      row.at.toISOString(),
      row.request_id,
      row.product_type,
      row.model_id,
      row.voice_id,
      row.user_id,
      row.api_key_id,
      row.credits,
      row.characters,
      row.duration_ms,
    ]),
  }
}
