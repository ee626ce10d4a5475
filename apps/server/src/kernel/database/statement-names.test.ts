import sql, { type Sql } from 'sql-template-tag'
import { afterAll, expect, test } from 'vitest'
import { createTestDatabase } from '../../../test/test-database.ts'
import { createStatementNames } from './statement-names.ts'

const { database, drop } = await createTestDatabase()
afterAll(drop)

/** One of very many statements that begin alike. */
function variant(number: number): Sql {
  let statement = sql`select 1 where ${1}::int = 1`
  for (let bits = number; bits > 0; bits >>= 1)
    statement = bits % 2 === 0 ? sql`${statement} and ${1}::int = 1` : sql`${statement} or ${1}::int = 1`
  return statement
}

test('a statement keeps its name, and others do not get it', () => {
  const names = createStatementNames()
  const [one, other] = [sql`select a from b where c = ${1}`, sql`select a from b where d = ${1}`]
  expect(names.nameOf(one)).toBe(names.nameOf(sql`select a from b where c = ${2}`))
  expect(names.nameOf(one)).not.toBe(names.nameOf(other))
})

test('what begins alike gets few names, however much of it there is, and the rest is left to the others', async () => {
  const prepared = await database.withTransaction(async (db) => {
    for (let number = 1; number <= 2500; number++) await db.many(variant(number))
    await db.many(sql`select 2 as never_asked, ${1}::int as value`)
    return db.many<{ statement: string }>(sql`select statement from pg_prepared_statements`)
  })
  const statements = prepared.map(({ statement }) => statement)
  expect(statements.filter((text) => text.startsWith('select 1 where')).length).toBeLessThanOrEqual(8)
  expect(statements.filter((text) => text.includes('never_asked'))).toHaveLength(1)
})
