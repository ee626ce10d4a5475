import { beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestPerson } from '../test-server.ts'

const server = await startTestServer()
let person: TestPerson
beforeAll(async () => {
  person = await server.signUp({ tier: 'enterprise' })
})

const columns = ['product_type', 'model', 'voice_id', 'user_id', 'request_source', 'hashed_xi_api_key']
const operations = ['eq', 'neq', 'in', 'not_in', 'le', 'ge', 'lt', 'gt']

async function report(number: number): Promise<number> {
  const filters = Array.from({ length: 4 }, (_, digit) => ({
    column: columns[(number + digit) % columns.length],
    operation: operations[Math.floor(number / operations.length ** digit) % operations.length],
    values: ['x'],
  }))
  const response = await server.fetch('/v1/workspace/analytics/query/usage-by-product-over-time', {
    method: 'POST',
    headers: { ...person.headers, 'content-type': 'application/json' },
    body: JSON.stringify({
      start_time: 1_577_836_800_000,
      end_time: 1_577_923_199_999,
      interval_seconds: 3600,
      filters,
    }),
  })
  await response.text()
  return response.status
}

async function search(number: number): Promise<number> {
  const languages = Array.from({ length: number % 40 }, (_, index) => `language=l${index}`)
  const words = Array.from({ length: Math.floor(number / 40) }, (_, index) => `w${index}`)
  const response = await server.fetch(`/v2/voices?search=${words.join('+')}&${languages.join('&')}`, {
    headers: person.headers,
  })
  await response.text()
  return response.status
}

/** The statements that the fullest connection keeps. */
async function kept(): Promise<number> {
  const { pool } = server.database
  const clients = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()))
  const counts = await Promise.all(
    clients.map((client) => client.query<{ count: number }>('select count(*) from pg_prepared_statements')),
  )
  for (const client of clients) client.release()
  return Math.max(...counts.map(({ rows }) => rows[0]?.count ?? 0))
}

test('ways to search do not use up what statements are prepared for everybody', async () => {
  expect([await report(0), await search(0)]).toEqual([200, 200])
  const before = await kept()
  for (let number = 0; number < 300; number += 2) {
    const answers = await Promise.all([report(number), report(number + 1), search(number), search(number + 1)])
    expect(answers).toEqual([200, 200, 200, 200])
  }
  expect((await kept()) - before).toBeLessThan(60)
})
