import type { AnalyticsColumn, BreakdownType, ColumnFilter } from '@vireo/contracts'
import { AppError } from '../../../kernel/errors.ts'

/** What is known of every charge, by the names that the analytics API gives it. */
const grouping = [
  'product_type',
  'model',
  'voice_id',
  'user_id',
  'hashed_xi_api_key',
  'reporting_workspace_id',
  'request_source',
] as const
type GroupingColumn = (typeof grouping)[number]
export type SpentColumn = GroupingColumn | 'credits'

/** A filter that is known to compare like with like. */
export type Condition = {
  readonly column: SpentColumn
  readonly operation: ColumnFilter['operation']
  readonly values: readonly (string | number)[]
}

const breakdowns: Partial<Readonly<Record<BreakdownType, GroupingColumn>>> = {
  voice: 'voice_id',
  user: 'user_id',
  api_keys: 'hashed_xi_api_key',
  all_api_keys: 'hashed_xi_api_key',
  product_type: 'product_type',
  model: 'model',
  reporting_workspace_id: 'reporting_workspace_id',
  has_api_key: 'request_source',
  request_source: 'request_source',
}

/** The column behind a breakdown, undefined for none; `metric_not_measured` for one that nothing is known of. */
export function columnOfBreakdown(type: BreakdownType): GroupingColumn | undefined {
  if (type === 'none') return undefined
  const column = breakdowns[type]
  if (column) return column
  throw new AppError('metric_not_measured', {
    message: `Usage is not known by ${type} here.`,
    param: 'breakdown_type',
  })
}

/** The columns to group by, as asked; `metric_not_measured` names one that nothing is known of. */
export function groupingColumns(asked: readonly AnalyticsColumn[]): GroupingColumn[] {
  return [...new Set(asked)].map((name) => {
    const column = grouping.find((known) => known === name)
    if (column) return column
    throw new AppError('metric_not_measured', { message: `Usage is not known by ${name} here.`, param: 'group_by' })
  })
}

/** Filters as the store takes them; `invalid_parameters` for what compares nothing. */
export function conditionsOf(filters: readonly ColumnFilter[]): Condition[] {
  return filters.map(({ column: name, operation, values }) => {
    const column = [...grouping, 'credits' as const].find((known) => known === name)
    if (!column) throw unusable(`There is no column ${name} to filter by.`)
    const isList = operation === 'in' || operation === 'not_in'
    if (!isList && values.length !== 1) throw unusable(`A filter with ${operation} takes one value.`)
    return { column, operation, values: values.map((value) => comparable(column, value)) }
  })
}

function comparable(column: SpentColumn, value: string | number | boolean | null): string | number {
  if (column !== 'credits') return value === null ? '' : String(value)
  if (typeof value === 'number') return value
  throw unusable('Credits are compared with numbers.')
}

function unusable(message: string): AppError {
  return new AppError('invalid_parameters', { message, param: 'filters' })
}
