import { createServer } from 'node:http'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { createOutbound } from '#adapters/outbound-http.ts'
import { dispatchOutbox } from '#jobs/dispatch-outbox.ts'
import { transaction } from '#kernel/transaction.ts'
import { startTestServer } from '#test/test-server.ts'
import { visitsSubscriptions } from '../subscriptions.ts'
import { exportEvents } from './export-events.ts'

const Batch = z.object({
  api_key: z.string(),
  batch: z.array(z.object({ event: z.string(), properties: z.looseObject({ distinct_id: z.string() }) })),
})
const taken: z.infer<typeof Batch>[] = []
let status = 200
const analytics = createServer((request, response) => {
  const parts: Buffer[] = []
  request.on('data', (part: Buffer) => parts.push(part))
  request.on('end', () => {
    if (status === 200) taken.push(Batch.parse(JSON.parse(Buffer.concat(parts).toString('utf8'))))
    response.writeHead(status).end('{}')
  })
})
await new Promise<void>((resolve) => analytics.listen(0, '127.0.0.1', resolve))
afterAll(() => analytics.close())
const address = analytics.address()
const host = `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`

const server = await startTestServer({
  settings: { analyticsExport: { url: `http://${host}/batch/`, key: 'phc_of_a_test' } },
  ports: { outbound: createOutbound({ namedHosts: [host] }) },
})
const signal = new AbortController().signal
const tell = (visitor: string, headers: Record<string, string> = {}) =>
  server.fetch('/v1/visits/events', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ visitor, consent: 'granted', events: [{ event: 'page_viewed', path: '/' }] }),
  })

test('what may leave is told once, without any account, and again after it was not taken', async () => {
  await server.signUp()
  await tell('visitor-who-may-leave')
  await tell('visitor-who-opted-out', { 'sec-gpc': '1' })
  status = 503
  await expect(exportEvents(server.product.systemContext(), signal)).rejects.toThrow('503')
  status = 200
  expect(await exportEvents(server.product.systemContext(), signal)).toBe(2)
  expect(await exportEvents(server.product.systemContext(), signal)).toBe(0)
  expect(taken).toHaveLength(1)
  expect(taken[0]?.api_key).toBe('phc_of_a_test')
  const told = taken[0]?.batch.map(({ event, properties }) => [event, properties.distinct_id])
  expect(told).toEqual([
    ['signed_up', 'server'],
    ['page_viewed', 'visitor-who-may-leave'],
  ])
  expect(JSON.stringify(taken)).not.toMatch(/user_|example\.test/u)
})

test('what the server notes of people who opted out is told to nobody', async () => {
  const person = await server.signUp()
  await exportEvents(server.product.systemContext(), signal)
  await server.database.pool.query('update users set ccpa_opt_out = true where id = $1', [person.userId])
  await transaction(server.product.systemContext(), (ctx) =>
    ctx.emit('onboarding.item-completed', { userId: person.userId, itemId: 'generate_api_key' }),
  )
  await dispatchOutbox(server.product.systemContext, visitsSubscriptions)
  const noted = await server.database.pool.query("select 1 from visit_events where name = 'completed_generate_api_key'")
  expect(noted.rowCount).toBe(1)
  expect(await exportEvents(server.product.systemContext(), signal)).toBe(0)
})

test('without an address nothing leaves', async () => {
  const quiet = await startTestServer()
  await quiet.signUp()
  expect(await exportEvents(quiet.product.systemContext(), signal)).toBe(0)
})
