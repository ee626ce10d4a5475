import type { AnalyticsColumn, BreakdownType, ColumnFilter } from '@vireo/contracts/usage'
import { AppError } from '#kernel/errors.ts'

/** What is known of every charge, by the names that the analytics API gives it; filters compare these. */
const filtered = [
  'product_type',
  'model',
  'voice_id',
  'user_id',
  'hashed_xi_api_key',
  'reporting_workspace_id',
  'request_source',
  'credits',
] as const
export type FilteredColumn = (typeof filtered)[number]
export type SpentColumn = AnalyticsColumn | 'credits'

/** A filter whose values fit its column. */
export type Condition = {
  readonly column: FilteredColumn
  readonly operation: ColumnFilter['operation']
  readonly values: readonly (string | number)[]
}

const breakdowns: Readonly<Record<Exclude<BreakdownType, 'none'>, AnalyticsColumn>> = {
  voice: 'voice_id',
  voice_multiplier: 'voice_multiplier',
  user: 'user_id',
  groups: 'billing_group_id',
  api_keys: 'hashed_xi_api_key',
  all_api_keys: 'hashed_xi_api_key',
  product_type: 'product_type',
  model: 'model',
  resource: 'resource_id',
  request_queue: 'request_queue_type',
  region: 'region',
  subresource_id: 'subresource_id',
  reporting_workspace_id: 'reporting_workspace_id',
  has_api_key: 'request_source',
  request_source: 'request_source',
}

/** Returns the column behind a breakdown; undefined for none. */
export function columnOfBreakdown(type: BreakdownType): AnalyticsColumn | undefined {
  return type === 'none' ? undefined : breakdowns[type]
}

/** Returns the columns to group by in the order asked, each once. */
export function groupingColumns(asked: readonly AnalyticsColumn[]): AnalyticsColumn[] {
  return [...new Set(asked)]
}

/** Converts filters for the store. Throws `invalid_parameters` for one that compares nothing. */
export function conditionsOf(filters: readonly ColumnFilter[]): Condition[] {
  return filters.map(({ column: name, operation, values }) => {
    const column = filtered.find((known) => known === name)
    if (!column) throw unusable(`There is no column ${name} to filter by.`)
    const isList = operation === 'in' || operation === 'not_in'
    if (!isList && values.length !== 1) throw unusable(`A filter with ${operation} takes one value.`)
    return { column, operation, values: values.map((value) => comparable(column, value)) }
  })
}

function comparable(column: FilteredColumn, value: string | number | boolean | null): string | number {
  if (column !== 'credits') return value === null ? '' : String(value)
  if (typeof value === 'number') return value
  throw unusable('Credits are compared with numbers.')
}

function unusable(message: string): AppError {
  return new AppError('invalid_parameters', { message, param: 'filters' })
}
