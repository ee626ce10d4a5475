import { expect, test } from 'vitest'
import { deliverDue } from './deliver-due.ts'
import { webhookTests } from './webhooks.testing.ts'

const on = await webhookTests()
const {
  hourMs,
  clock,
  received,
  auth,
  json,
  givenWebhook,
  somethingHappens,
  deliver,
  deliveriesOf,
  detailsOf,
  find,
  remove,
} = on

test('a failed delivery is tried again for three days, then given up; each attempt is in the log', async () => {
  on.answer = () => ({ status: 503, body: `<h1>${'no '.repeat(3000)}</h1>` })
  const { webhook_id: id } = await givenWebhook()
  await somethingHappens('hist_3')
  const startMs = on.nowMs
  for (let hours = 0; hours < 80; hours++) {
    on.nowMs += hourMs
    await deliver()
  }
  const { deliveries } = await deliveriesOf(id)
  const [delivery] = deliveries
  expect(delivery).toMatchObject({ state: 'failed', last_status: 503, next_attempt_at_unix: null })
  const { attempts } = await detailsOf(id, delivery?.delivery_id ?? '')
  expect(attempts.length).toBeGreaterThan(8)
  expect(attempts[0]?.response_excerpt).toHaveLength(2000)
  const last = (attempts.at(-1)?.started_at_unix ?? 0) * 1000
  expect((last - startMs) / hourMs).toBeGreaterThan(60)
  expect((last - startMs) / hourMs).toBeLessThanOrEqual(73)
  expect(await find(id)).toMatchObject({ most_recent_failure_error_code: 503, consecutive_failures: attempts.length })
  await remove(id)
})

test('without retries a delivery is tried once', async () => {
  on.answer = () => ({ status: 500 })
  const { webhook_id: id } = await givenWebhook({ retry_enabled: false })
  await somethingHappens('hist_4')
  on.nowMs += 100 * hourMs
  await deliver()
  expect(received).toHaveLength(1)
  expect((await deliveriesOf(id, '?state=failed')).deliveries).toHaveLength(1)
  await remove(id)
})

test('nothing is sent again to a webhook that is switched off', async () => {
  const { webhook_id: id } = await givenWebhook({ retry_enabled: false })
  await somethingHappens('hist_of_one_switched_off')
  const [sent] = (await deliveriesOf(id)).deliveries
  await on.server.database.pool.query('update webhooks set disabled_at = now() where id = $1', [id])
  const path = `/v1/workspace/webhooks/${id}/deliveries/${sent?.delivery_id}/replay`
  const refused = await on.server.fetch(path, { method: 'POST', headers: auth() })
  expect(await refused.json()).toMatchObject({ detail: { code: 'webhook_disabled' } })
  await remove(id)
})

test('a failed delivery can be replayed: same event, new delivery', async () => {
  on.answer = () => ({ status: 500 })
  const { webhook_id: id } = await givenWebhook({ retry_enabled: false })
  await somethingHappens('hist_5')
  on.answer = () => ({ status: 204 })
  const [failed] = (await deliveriesOf(id)).deliveries
  const path = `/v1/workspace/webhooks/${id}/deliveries/${failed?.delivery_id}/replay`
  expect((await on.server.fetch(path, { method: 'POST', headers: auth() })).status).toBe(200)
  await deliver()
  expect(received[1]?.body).toBe(received[0]?.body)
  expect(received[1]?.headers['vireo-event-id']).toBe(received[0]?.headers['vireo-event-id'])
  expect((await deliveriesOf(id)).deliveries.map(({ kind, state }) => [kind, state])).toEqual([
    ['replay', 'delivered'],
    ['event', 'failed'],
  ])
  await remove(id)
})

test('a redirect is a failure, wherever it leads', async () => {
  on.answer = () => ({ status: 302, location: 'http://169.254.169.254/latest/meta-data' })
  const { webhook_id: id } = await givenWebhook({ retry_enabled: false })
  await somethingHappens('hist_6')
  expect((await deliveriesOf(id)).deliveries).toMatchObject([{ state: 'failed', last_status: 302 }])
  await remove(id)
})

test('ten failures in a row over a week disable a webhook and tell the admins; enabling gives it a new start', async () => {
  on.answer = () => ({ status: 500 })
  const { webhook_id: id } = await givenWebhook({ retry_enabled: false })
  for (let count = 0; count < 12; count++) await somethingHappens(`hist_a${count}`)
  expect(await find(id)).toMatchObject({ is_disabled: false, consecutive_failures: 12 })
  on.nowMs += 7 * 24 * hourMs
  await somethingHappens('hist_b')
  expect(await find(id)).toMatchObject({ is_disabled: true, is_auto_disabled: true })
  const messages = await (await on.server.fetch('/v1/messages', { headers: auth() })).text()
  expect(messages).toContain('A webhook was disabled')
  const test_ = await on.server.fetch(`/v1/workspace/webhooks/${id}/test`, { method: 'POST', headers: auth() })
  expect(test_.status).toBe(409)
  await on.server.fetch(`/v1/workspace/webhooks/${id}`, {
    method: 'PATCH',
    headers: json(),
    body: JSON.stringify({ name: 'Again', is_disabled: false }),
  })
  expect(await find(id)).toMatchObject({ name: 'Again', is_disabled: false, consecutive_failures: 0 })
  await remove(id)
})

test('what waits for a webhook that was disabled is not sent', async () => {
  on.answer = () => ({ status: 500 })
  const { webhook_id: id } = await givenWebhook()
  await somethingHappens('hist_c')
  const body = JSON.stringify({ name: 'Receiver', is_disabled: true })
  await on.server.fetch(`/v1/workspace/webhooks/${id}`, { method: 'PATCH', headers: json(), body })
  on.nowMs += hourMs
  await deliver()
  expect(received).toHaveLength(1)
  expect((await deliveriesOf(id)).deliveries).toMatchObject([{ state: 'canceled' }])
  await remove(id)
})

test('ten thousand deliveries that wait for one webhook do not hold up another', async () => {
  const { webhook_id: busy } = await givenWebhook({}, '/busy')
  const { webhook_id: quiet } = await givenWebhook({}, '/quiet')
  await on.server.database.pool.query(
    `insert into webhook_deliveries (id, webhook_id, workspace_id, event_id, type, kind, body, state, created_at, next_attempt_at)
     select 'dlv_' || n, $1, $2, 'evt_' || n, 'x', 'event', '{}', 'pending', $3, $3 from generate_series(1, 10000) n`,
    [busy, on.owner.workspaceId, clock.now()],
  )
  await on.server.database.pool.query(
    `insert into webhook_deliveries (id, webhook_id, workspace_id, event_id, type, kind, body, state, created_at, next_attempt_at)
     values ('dlv_quiet', $1, $2, 'evt_quiet', 'x', 'event', '{}', 'pending', $3, $3)`,
    [quiet, on.owner.workspaceId, clock.now()],
  )
  const stop = new AbortController()
  let before = 0
  on.answer = (got) => {
    if (got.path === '/quiet') {
      before = received.length
      stop.abort()
    }
    return { status: 200 }
  }
  await deliverDue(on.server.product.systemContext(), { signal: stop.signal })
  expect(before).toBeGreaterThan(0)
  expect(before).toBeLessThanOrEqual(4)
  await remove(busy)
  await remove(quiet)
})
