import { describe, expect, test } from 'vitest'
import { slices } from '../../src/domains/registry.ts'
import { startTestServer } from '../test-server.ts'

const server = await startTestServer()
const declared = slices.flatMap((slice) => slice.storedFiles ?? [])

describe('a table whose rows name stored files', async () => {
  const { rows } = await server.database.pool.query<{ table_name: string }>(
    `select table_name from information_schema.columns
     where table_schema = 'public' and column_name = 'storage_key' order by 1`,
  )
  test.each(rows.map((row) => row.table_name))(
    '%s is declared by one slice: backed up, or left out for a reason',
    (table) => {
      expect(declared.filter((one) => one.table === table)).toHaveLength(1)
    },
  )
})

test.each(declared)('what is declared of $table can be asked for', async (stored) => {
  const { rows: tables } = await server.database.pool.query('select to_regclass($1) is not null as exists', [
    stored.table,
  ])
  expect(tables).toEqual([{ exists: true }])
  if (!('keys' in stored)) return
  const { fields } = await server.database.pool.query(stored.keys)
  expect(fields.map(({ name }) => name)).toEqual(['storage_key'])
})
