import { defineEndpoint } from '@vireo/contracts/kit'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { createTestDatabase } from '../../../test/test-database.ts'
import { AppError } from '../../kernel/errors.ts'
import { renewNode } from '../../kernel/nodes/node-store.ts'
import { defineRoutes } from '../routes.ts'
import { type BareServer, startBareServer, unwritten } from '../testing.ts'

const endpoint = {
  method: 'POST',
  access: 'signed-in',
  summary: 'test',
  errors: ['invalid_parameters'],
  idempotent: true,
  body: z.object({ n: z.number() }),
} as const
const spend = defineEndpoint({
  ...endpoint,
  id: 't.spend',
  path: '/v1/t/spend',
  success: { status: 201, schema: z.object({ spent: z.number() }) },
})
const record = defineEndpoint({
  ...endpoint,
  id: 't.record',
  path: '/v1/t/record',
  success: { status: 200, bytes: ['audio/mpeg'] },
})

const lastOne = defineEndpoint({
  ...endpoint,
  id: 't.lastOne',
  path: '/v1/t/last-one',
  success: { status: 201, schema: z.object({ spent: z.number() }) },
})

let spent = 0
let gate: Promise<void> = Promise.resolve()
const recordings = new Map<string, string>()
const bytesOf = (text: string) => ({
  contentType: 'audio/mpeg',
  send: (sink: { write(bytes: Uint8Array): boolean }) => Promise.resolve(void sink.write(Buffer.from(text))),
})

const routes = defineRoutes((on) => {
  on(
    spend,
    async (_ctx, { n }) => {
      await gate
      if (n < 0) throw new AppError('invalid_parameters')
      spent += n
      return spent
    },
    (sum) => ({ spent: sum }),
    unwritten,
  )
  on(
    lastOne,
    async (_ctx, { n }) => (spent += n),
    (sum) => ({ spent: sum }),
    {
      ...unwritten,
      beforeBody: async () => {
        if (spent > 0) throw new AppError('invalid_parameters')
      },
    },
  )
  on(
    record,
    (ctx, { n }) => {
      spent += n
      recordings.set(ctx.requestId, `recording ${spent}`)
      return Promise.resolve(bytesOf(`recording ${spent}`))
    },
    {
      ...unwritten,
      replay: (_ctx, requestId) =>
        Promise.resolve(recordings.has(requestId) ? bytesOf(recordings.get(requestId) ?? '') : undefined),
    },
  )
})

let server: BareServer
let database: Awaited<ReturnType<typeof createTestDatabase>>
beforeAll(async () => {
  database = await createTestDatabase()
  server = await startBareServer({ routes, database: database.database })
  await renewNode(database.database.db, 'node', new Date(Date.now() + 60_000))
})
afterAll(async () => {
  await server.app.close()
  await database.drop()
})
beforeEach(() => {
  spent = 0
  gate = Promise.resolve()
})

let keys = 0
const newKey = () => `key ${keys++}`
const post = async (path: string, n: number, key: string) => {
  const headers = { 'xi-api-key': 'good', 'content-type': 'application/json', 'idempotency-key': key }
  const response = await fetch(server.url + path, { method: 'POST', headers, body: JSON.stringify({ n }) })
  return { status: response.status, text: await response.text(), replayed: response.headers.get('idempotent-replayed') }
}

test('a repeated request has one effect and the same answer', async () => {
  const key = newKey()
  const first = await post('/v1/t/spend', 5, key)
  const second = await post('/v1/t/spend', 5, key)
  expect([first.status, first.text, first.replayed]).toEqual([201, '{"spent":5}', null])
  expect([second.text, second.replayed, spent]).toEqual(['{"spent":5}', 'true', 5])
})

test('409 the same key for a different request', async () => {
  const key = newKey()
  await post('/v1/t/spend', 5, key)
  const other = await post('/v1/t/spend', 6, key)
  expect([other.status, other.text.includes('idempotency_key_reused'), spent]).toEqual([409, true, 5])
})

test('a session that moved to another workspace gets no answer of the one before, and spends there', async () => {
  const key = newKey()
  const inWorkspace = async (workspaceId: string) => {
    const headers = {
      authorization: `Bearer ${workspaceId}`,
      'content-type': 'application/json',
      'idempotency-key': key,
    }
    const response = await fetch(`${server.url}/v1/t/spend`, { method: 'POST', headers, body: '{"n":5}' })
    return [await response.text(), response.headers.get('idempotent-replayed')]
  }
  expect(await inWorkspace('one')).toEqual(['{"spent":5}', null])
  expect(await inWorkspace('another')).toEqual(['{"spent":10}', null])
  expect(await inWorkspace('one')).toEqual(['{"spent":5}', 'true'])
})

test('409 while the first is still running: never twice at once', async () => {
  let open: () => void = () => undefined
  gate = new Promise((resolve) => {
    open = resolve
  })
  const key = newKey()
  const first = post('/v1/t/spend', 5, key)
  await expect.poll(async () => (await post('/v1/t/spend', 5, key)).status).toBe(409)
  open()
  expect([(await first).status, spent]).toEqual([201, 5])
})

test('a request that failed frees its key', async () => {
  const key = newKey()
  expect((await post('/v1/t/spend', -1, key)).status).toBe(400)
  expect((await post('/v1/t/spend', -1, key)).replayed).toBeNull()
})

test('a recording is read again, not made again', async () => {
  const key = newKey()
  const first = await post('/v1/t/record', 1, key)
  const second = await post('/v1/t/record', 1, key)
  expect([second.text, second.replayed, spent]).toEqual([first.text, 'true', 1])
})

test('the key of a process that died is taken over; what it had recorded counts', async () => {
  const { db } = database.database
  const finished = newKey()
  await post('/v1/t/record', 1, finished)
  await db.run(sql`update idempotency_keys set state = 'processing', node_id = 'dead' where key = ${finished}`)
  expect([(await post('/v1/t/record', 1, finished)).text, spent]).toEqual(['recording 1', 1])

  const begun = newKey()
  await post('/v1/t/spend', 3, begun)
  await db.run(
    sql`update idempotency_keys set state = 'processing', answer = null, node_id = 'dead' where key = ${begun}`,
  )
  expect((await post('/v1/t/spend', 3, begun)).status).toBe(201)
})

test('keys belong to their route', async () => {
  const key = newKey()
  await post('/v1/t/spend', 1, key)
  expect((await post('/v1/t/record', 1, key)).replayed).toBeNull()
})

test('what stands against a request by now keeps nobody from the answer that it had', async () => {
  const take = (key: string) =>
    fetch(`${server.url}/v1/t/last-one`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'xi-api-key': 'good', 'idempotency-key': key },
      body: '{"n":1}',
    })
  spent = 0
  expect((await take('the last one')).status).toBe(201)
  const repeated = await take('the last one')
  expect([repeated.status, repeated.headers.get('idempotent-replayed')]).toEqual([201, 'true'])
  expect((await take('another one')).status).toBe(400)
})

test('who takes the place of a request that died is asked like the first, though its key was used', async () => {
  const { db } = database.database
  const key = newKey()
  spent = 0
  expect((await post('/v1/t/last-one', 1, key)).status).toBe(201)
  await db.run(
    sql`update idempotency_keys set state = 'processing', answer = null, node_id = 'dead' where key = ${key}`,
  )
  const second = await post('/v1/t/last-one', 1, key)
  expect([second.status, second.text.includes('invalid_parameters'), spent]).toEqual([400, true, 1])
})

test('a key of before lets no bodies in without end: so many repeats are read though they would be refused by now', async () => {
  const key = newKey()
  spent = 0
  expect((await post('/v1/t/last-one', 1, key)).status).toBe(201)
  const repeats = await Promise.all(Array.from({ length: 12 }, () => post('/v1/t/last-one', 1, key)))
  expect(repeats.map(({ status }) => status).toSorted()).toEqual([...Array(10).fill(201), 400, 400])
  const { db } = database.database
  await db.run(sql`update idempotency_keys set repeats = 0 where key = ${key}`)
  spent = 0
  // While nothing stands against them they are not counted.
  for (let at = 0; at < 12; at++) expect((await post('/v1/t/last-one', 1, key)).replayed).toBe('true')
})
