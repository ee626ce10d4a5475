import { identityEndpoints } from '@vireo/contracts/identity'
import { usageEndpoints } from '@vireo/contracts/usage'
import { beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestPerson } from '#test/test-server.ts'
import { transaction } from '#kernel/transaction.ts'
import { reserve } from '../reservations/reserve.ts'
import type { Made } from '../reservations/reservation-store.ts'
import { settle } from '../reservations/settle.ts'

const server = await startTestServer()
const hour = 3_600_000
const day = 24 * hour
/** A Wednesday. */
const start = Date.parse('2026-07-01T00:00:00Z')
let person: TestPerson

type Spent = Made & { readonly at: number; readonly credits: number; readonly reason?: string; readonly key?: string }

/** Books what was spent at an instant, through the ledger's own door. */
async function spend(workspaceId: string, userId: string, { at, credits, reason, key, ...made }: Spent): Promise<void> {
  const base = server.product.systemContext(workspaceId)
  const actor = { ...base.actor, kind: 'user' as const, userId, ...(key && { apiKeyId: key }) }
  const { id } = await reserve({ ...base, actor }, { credits: credits + 3, reason: reason ?? 'text_to_speech' })
  const ctx = { ...base, actor, requestId: base.newId('request') }
  await transaction(ctx, (ctx) => settle({ ...ctx, now: () => new Date(at) }, id, credits, made))
}

async function ask(path: string, init: RequestInit = {}, headers: Record<string, string> = person.headers) {
  const answer = await server.fetch(path, {
    ...init,
    headers: { ...headers, ...(init.body ? { 'content-type': 'application/json' } : {}) },
  })
  const body: unknown = await answer.json()
  return { status: answer.status, body }
}
const stats = (query: string, headers?: Record<string, string>) =>
  ask(`/v1/usage/character-stats?start_unix=${start}&end_unix=${start + 3 * day - 1}${query}`, {}, headers)
const query = (path: string, body: object) =>
  ask(`/v1/workspace/analytics/${path}`, { method: 'POST', body: JSON.stringify(body) })

beforeAll(async () => {
  person = await server.signUp()
  const { workspaceId, userId } = person
  const model = { modelId: 'eleven_multilingual_v2', voiceId: 'voice_a' }
  await spend(workspaceId, userId, { at: start, credits: 10, characters: 10, durationMs: 30_000, ...model })
  await spend(workspaceId, userId, { at: start + day - 1, credits: 5, characters: 10, durationMs: 60_000, ...model })
  await spend(workspaceId, userId, {
    at: start + 2 * day,
    credits: 100,
    reason: 'speech_to_speech',
    voiceId: 'voice_b',
  })
  await spend(workspaceId, 'user_elsewhere', { at: start + day, credits: 1000, key: 'key_x', ...model })
  await spend(workspaceId, userId, { at: start + 3 * day, credits: 7, ...model })
  const stranger = await server.signUp()
  await spend(stranger.workspaceId, stranger.userId, { at: start, credits: 99, ...model })
})

describe('what somebody used', () => {
  test('stands by day, what is left over of a reservation not counted, others and other times left out', async () => {
    const { status, body } = await stats('')
    expect(status).toBe(200)
    expect(body).toEqual({
      time: [start, start + day, start + 2 * day],
      usage: { All: [15, 0, 100] },
      names: {},
    })
  })

  test.each<readonly [string, object]>([
    ['&metric=request_count', { All: [2, 0, 1] }],
    ['&metric=tts_characters', { All: [20, 0, 0] }],
    ['&metric=minutes_used', { All: [1.5, 0, 0] }],
    ['&breakdown_type=voice', { voice_a: [15, 0, 0], voice_b: [0, 0, 100] }],
    ['&breakdown_type=model', { eleven_multilingual_v2: [15, 0, 0], other: [0, 0, 100] }],
    ['&breakdown_type=product_type', { text_to_speech: [15, 0, 0], speech_to_speech: [0, 0, 100] }],
    ['&breakdown_type=api_keys', {}],
    ['&breakdown_type=request_source', { web: [15, 0, 100] }],
    ['&include_workspace_metrics=true', { All: [15, 1000, 100] }],
    ['&include_workspace_metrics=true&breakdown_type=api_keys', { key_x: [0, 1000, 0] }],
    ...['ttfb_avg', 'ttfb_p95', 'fiat_units_spent', 'concurrency', 'concurrency_average'].map(
      (metric) => [`&metric=${metric}`, {}] as const,
    ),
    ['&breakdown_type=voice_multiplier', { '1': [15, 0, 100] }],
    ...['groups', 'resource', 'request_queue', 'region', 'subresource_id'].map(
      (type) => [`&breakdown_type=${type}`, { other: [15, 0, 100] }] as const,
    ),
    ['&aggregation_interval=cumulative', { All: [115] }],
    ['&aggregation_interval=week', { All: [115] }],
    ['&aggregation_interval=month', { All: [115] }],
    [`&aggregation_bucket_size=${2 * 86_400}`, { All: [15, 100] }],
  ])('%s', async (asked, usage) => {
    const { status, body } = await stats(asked)
    expect([status, (body as { usage: unknown }).usage]).toEqual([200, usage])
  })

  test('members and keys have names where they are known', async () => {
    const { body } = await stats('&include_workspace_metrics=true&breakdown_type=user')
    expect(body).toMatchObject({
      usage: { [person.userId]: [15, 0, 100], user_elsewhere: [0, 1000, 0] },
      names: { [person.userId]: expect.any(String) },
    })
  })

  test('by the hour there is a point for each hour', async () => {
    const { body } = await stats('&aggregation_interval=hour')
    expect(body).toMatchObject({ time: expect.objectContaining({ length: 72 }) })
  })

  test.each([['&aggregation_bucket_size=1', 'invalid_time_range']])('%s is refused', async (asked, code) => {
    expect(await stats(asked)).toMatchObject({ status: 400, body: { detail: { code } } })
  })

  test('a time that ends before it begins is refused', async () => {
    const answer = await ask('/v1/usage/character-stats?start_unix=2000&end_unix=1000')
    expect(answer).toMatchObject({ status: 400, body: { detail: { code: 'invalid_time_range' } } })
  })

  test('of the whole workspace is not for a key without the permission', async () => {
    const created = await server.fetch(identityEndpoints.createApiKey.path, {
      method: 'POST',
      headers: { authorization: `Bearer ${person.accessToken}`, 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'narrow', permissions: ['user_read'] }),
    })
    const key = identityEndpoints.createApiKey.success.schema.parse(await created.json())['xi-api-key']
    expect(await stats('', { 'xi-api-key': key })).toMatchObject({ status: 200 })
    expect(await stats('&include_workspace_metrics=true', { 'xi-api-key': key })).toMatchObject({
      status: 403,
      body: { detail: { code: 'insufficient_permissions' } },
    })
  })
})

describe('the usage of the workspace as a table', () => {
  test('by product and model, in the days of a time zone', async () => {
    const { status, body } = await query('query/usage-by-product-over-time', {
      start_time: start,
      end_time: start + 3 * day - 1,
      interval_seconds: 86_400,
      group_by: ['product_type', 'user_id'],
      filters: [{ column: 'credits', operation: 'lt', values: [1000] }],
      time_zone: 'Europe/Berlin',
    })
    expect(status).toBe(200)
    expect(body).toEqual({
      columns: ['timestamp', 'product_type', 'user_id', 'credits', 'request_count', 'tts_characters', 'minutes_used'],
      column_types: ['DateTime', 'String', 'String', 'Int', 'Int', 'Int', 'Float'],
      column_units: [null, null, null, 'credits', null, null, 'min'],
      rows: [
        ['2026-06-30T22:00:00.000Z', 'text_to_speech', person.userId, 10, 1, 10, 0.5],
        ['2026-07-01T22:00:00.000Z', 'text_to_speech', person.userId, 5, 1, 10, 1],
        ['2026-07-02T22:00:00.000Z', 'speech_to_speech', person.userId, 100, 1, 0, 0],
      ],
    })
  })

  /** Everything that may be asked for, with what stands there of the four charges; null where nothing is known. */
  const columns: Readonly<Record<string, () => readonly (string | null)[]>> = {
    product_type: () => ['speech_to_speech', 'text_to_speech'],
    model: () => ['eleven_multilingual_v2', null],
    voice_id: () => ['voice_a', 'voice_b'],
    user_id: () => [person.userId, 'user_elsewhere'],
    fiat_currency: () => [null],
    fiat_charge_type: () => [null],
    region: () => [null],
    reporting_workspace_id: () => [person.workspaceId],
    request_source: () => ['api', 'web'],
    resource_id: () => [null],
    subresource_id: () => [null],
    request_queue_type: () => [null],
    voice_multiplier: () => ['1'],
    hashed_xi_api_key: () => ['key_x', null],
    billing_group_id: () => [null],
    surface: () => ['api', 'web'],
    actor: () => ['key_x', person.userId],
  }
  const usageBy = async (by: readonly string[]) => {
    const asked = { start_time: start, end_time: start + 3 * day - 1, interval_seconds: 3 * 86_400, group_by: by }
    const { status, body } = await query('query/usage-by-product-over-time', asked)
    expect(status).toBe(200)
    return usageEndpoints.getUsageOverTime.success.schema.parse(body)
  }

  test.each(Object.keys(columns))('by %s holds every charge once, and makes nothing up', async (column) => {
    const table = await usageBy([column])
    expect(table.columns.slice(0, 3)).toEqual(['timestamp', column, 'credits'])
    expect(new Set(table.rows.map(([, value]) => value))).toEqual(new Set(columns[column]?.()))
    expect(table.rows.reduce((sum, row) => sum + Number(row[2]), 0)).toBe(1115)
  })

  test('by all of them at once is one row for each of the charges that differ', async () => {
    const by = Object.keys(columns)
    const table = await usageBy(by)
    expect(table.columns.slice(1, 18)).toEqual(by)
    expect(table.rows.map((row) => row[18]).toSorted()).toEqual([100, 1000, 15].toSorted())
  })

  test.each([
    [{ time_zone: 'Mars/Olympus' }, 'invalid_time_range'],
    [{ interval_seconds: 1 }, 'invalid_time_range'],
    [{ filters: [{ column: 'secret', operation: 'eq', values: ['x'] }] }, 'invalid_parameters'],
    [{ filters: [{ column: 'model', operation: 'eq', values: [] }] }, 'invalid_parameters'],
    [{ filters: [{ column: 'credits', operation: 'gt', values: ['x'] }] }, 'invalid_parameters'],
  ])('%j is refused', async (asked, code) => {
    const body = { start_time: start, end_time: start + day, interval_seconds: 3600, ...asked }
    expect(await query('query/usage-by-product-over-time', body)).toMatchObject({
      status: 400,
      body: { detail: { code } },
    })
  })

  test.each([
    [{ filters: [{ column: 'voice_id', operation: 'in', values: ['voice_b', 'x'] }] }, [100]],
    [{ filters: [{ column: 'voice_id', operation: 'not_in', values: ['voice_a'] }] }, [100]],
    [{ search: 'voice_b' }, [100]],
    [{ sort: 'asc', limit: 2 }, [10, 5]],
    [{}, [100, 1000, 5, 10]],
  ])('requests with %j', async (asked, credits) => {
    const { body } = await query('requests', { start_time: start, end_time: start + 3 * day - 1, ...asked })
    const table = body as { columns: string[]; rows: unknown[][] }
    const place = table.columns.indexOf('credits')
    expect(table.rows.map((row) => row[place])).toEqual(credits)
  })
})

test('a report reads its time from the index of settlements, however much there is besides', async () => {
  const client = await server.database.pool.connect()
  try {
    await client.query(`begin; set local enable_seqscan = off; set local enable_bitmapscan = off`)
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(
      `explain select sum(count_to - count_from) from credit_entries
       where workspace_id = 'w' and kind = 'settle' and created_at >= now() and created_at < now()`,
    )
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('Index Only Scan using credit_entries_spent')
  } finally {
    await client.query('rollback')
    client.release()
  }
})
