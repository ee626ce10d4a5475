import sql, { join, raw, type Sql } from 'sql-template-tag'
import type { Context } from '#kernel/context.ts'
import { invariant } from '#kernel/errors.ts'

/** The tables that the identity library reads and writes through its adapter, and what they consist of. */
const columnsOf = {
  credentials: ['id', 'user_id', 'provider_id', 'account_id', 'password_hash', 'created_at', 'updated_at'],
  sessions: [
    'id',
    'user_id',
    'workspace_id',
    'token_hash',
    'created_at',
    'updated_at',
    'expires_at',
    'last_used_at',
    'last_active_at',
    'user_agent',
    'address',
  ],
} as const

export type AuthTable = keyof typeof columnsOf
export type AuthRecord = Readonly<Record<string, unknown>>

export type Condition = {
  readonly field: string
  readonly operator: string
  readonly value: unknown
  readonly connector: 'AND' | 'OR'
}

export type Page = {
  readonly limit: number
  readonly offset?: number | undefined
  readonly sortBy?: { readonly field: string; readonly direction: 'asc' | 'desc' } | undefined
}

export function isAuthTable(name: string): name is AuthTable {
  return Object.hasOwn(columnsOf, name)
}

export function insertRecord(ctx: Context, table: AuthTable, record: AuthRecord): Promise<AuthRecord> {
  const fields = ownFields(table, record)
  return ctx.db.one(sql`
    insert into ${raw(table)} (${join(fields.map((field) => raw(field)))})
    values (${join(fields.map((field) => record[field]))}) returning ${allOf(table)}`)
}

export function findRecords(
  ctx: Context,
  table: AuthTable,
  conditions: readonly Condition[],
  { limit, offset = 0, sortBy }: Page,
): Promise<AuthRecord[]> {
  const order = sortBy
    ? sql`order by ${column(table, sortBy.field)} ${raw(sortBy.direction === 'desc' ? 'desc' : 'asc')}`
    : sql`order by id`
  return ctx.db.many(sql`
    select ${allOf(table)} from ${raw(table)} where ${matching(table, conditions)}
    ${order} limit ${limit} offset ${offset}`)
}

export function updateRecords(
  ctx: Context,
  table: AuthTable,
  conditions: readonly Condition[],
  changes: AuthRecord,
): Promise<AuthRecord[]> {
  const sets = ownFields(table, changes).map((field) => sql`${raw(field)} = ${changes[field]}`)
  return ctx.db.many(sql`
    update ${raw(table)} set ${join(sets)} where ${matching(table, conditions)} returning ${allOf(table)}`)
}

export function removeRecords(ctx: Context, table: AuthTable, conditions: readonly Condition[]): Promise<number> {
  return ctx.db.run(sql`delete from ${raw(table)} where ${matching(table, conditions)}`)
}

export async function countRecords(ctx: Context, table: AuthTable, conditions: readonly Condition[]): Promise<number> {
  const { count } = await ctx.db.one<{ count: number }>(
    sql`select count(*) from ${raw(table)} where ${matching(table, conditions)}`,
  )
  return count
}

function allOf(table: AuthTable): Sql {
  return raw(columnsOf[table].join(', '))
}

/** The library knows fields that we keep nowhere (addresses of clients, other providers' tokens). */
function ownFields(table: AuthTable, record: AuthRecord): string[] {
  return columnsOf[table].filter((field) => record[field] !== undefined)
}

/** Only names from the list above become SQL. */
function column(table: AuthTable, field: string): Sql {
  const known: readonly string[] = columnsOf[table]
  invariant(known.includes(field), `${table} has no column ${field}`)
  return raw(field)
}

/** All AND conditions hold, and one of the OR conditions if there are any. */
function matching(table: AuthTable, conditions: readonly Condition[]): Sql {
  const all = conditions.filter(({ connector }) => connector === 'AND').map((one) => compare(table, one))
  const any = conditions.filter(({ connector }) => connector === 'OR').map((one) => compare(table, one))
  const parts = any.length > 0 ? [...all, sql`(${join(any, ' or ')})`] : all
  return parts.length > 0 ? join(parts, ' and ') : sql`true`
}

const comparisons: Readonly<Record<string, string>> = { eq: '=', ne: '<>', lt: '<', lte: '<=', gt: '>', gte: '>=' }

function compare(table: AuthTable, { field, operator, value }: Condition): Sql {
  const name = column(table, field)
  if (operator === 'in') return sql`${name} = any(${value})`
  if (operator === 'not_in') return sql`${name} <> all(${value})`
  if (value === null) return operator === 'ne' ? sql`${name} is not null` : sql`${name} is null`
  const comparison = comparisons[operator]
  invariant(comparison, `the identity tables are not searched with ${operator}`)
  return sql`${name} ${raw(comparison)} ${value}`
}
