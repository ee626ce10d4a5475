import { describe, expect, test } from 'vitest'
import { slices } from '../../src/domains/registry.ts'
import { startTestServer } from '../test-server.ts'

const server = await startTestServer()

/** Columns that say whose something is. */
const naming = ['user_id', 'owner_id', 'workspace_id', 'actor_id', 'email', 'recipient']

/** Tables of the house: why what they say of people is neither taken along nor forgotten with the account. */
const ofTheHouse: Readonly<Record<string, string>> = {
  outbox_events: 'facts on their way; forgotten a week after they were told',
  jobs: 'ids of what a job works on',
}

const held = slices.flatMap(({ name, holding }) => (holding?.tables ?? []).map((table) => ({ table, slice: name })))

describe('a table that names a person or a workspace', async () => {
  const { rows } = await server.database.pool.query<{ table_name: string }>(
    `select distinct table_name from information_schema.columns
     where table_schema = 'public' and column_name = any($1) order by 1`,
    [naming],
  )
  test.each(rows.map((row) => row.table_name))('%s is in exactly one holding', (table) => {
    if (table in ofTheHouse) return
    expect(held.filter((one) => one.table === table)).toHaveLength(1)
  })

  test('holdings speak of tables that exist', async () => {
    const tables = await server.database.pool.query<{ name: string }>(
      "select table_name as name from information_schema.tables where table_schema = 'public'",
    )
    const known = new Set(tables.rows.map((row) => row.name))
    expect(held.filter(({ table }) => !known.has(table))).toEqual([])
  })

  test.each(slices.map((slice) => [slice.name, slice] as const))('%s has a holding, or nothing to hold', (_, slice) => {
    expect(
      slice.holding !== undefined ||
        ['alignment', 'workbench', 'classifier', 'plans', 'speech', 'sound-effects', 'landing', 'staff'].includes(
          slice.name,
        ),
    ).toBe(true)
  })
})
