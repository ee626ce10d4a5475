import { createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { DeliveryDetails, webhooksEndpoints } from '@vireo/contracts/webhooks'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createOutbound } from '#adapters/outbound-http.ts'
import { dispatchOutbox } from '#jobs/dispatch-outbox.ts'
import { transaction } from '#kernel/transaction.ts'
import { startTestServer, type TestServer } from '#test/test-server.ts'
import { type GivenBrowser, givenBrowser, jsonPost } from '#identity/testing.ts'
import { makeVoice } from '#voices/testing.ts'
import { deliverDue } from './deliveries/deliver-due.ts'
import { webhookSubscriptions } from './subscriptions.ts'

const hourMs = 3_600_000
let nowMs = Date.parse('2026-03-01T12:00:00Z')
const clock = { now: () => new Date(nowMs) }

type Received = { readonly headers: IncomingMessage['headers']; readonly body: string; readonly path: string }
const received: Received[] = []
/** What the receiver answers; a test may change it. */
let answer: (got: Received) => { status: number; body?: string; location?: string } = () => ({ status: 200 })

const receiver = await listening(async (request, body) => {
  const got = { headers: request.headers, body, path: request.url ?? '' }
  if (request.url?.startsWith('/token'))
    return {
      status: 200,
      body: JSON.stringify({ access_token: `token for ${String(request.headers.authorization)}`, expires_in: 60 }),
    }
  received.push(got)
  return answer(got)
})

let server: TestServer
let owner: GivenBrowser
beforeAll(async () => {
  const outbound = createOutbound({ namedHosts: [new URL(receiver.url).host] })
  server = await startTestServer({ clock, ports: { outbound } })
  owner = await givenBrowser(server.product.systemContext())
})
beforeEach(() => {
  received.length = 0
  answer = () => ({ status: 200 })
})

async function listening(
  respond: (request: IncomingMessage, body: string) => Promise<{ status: number; body?: string; location?: string }>,
): Promise<{ url: string; server: Server }> {
  const one = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      void respond(request, Buffer.concat(parts).toString('utf8')).then(({ status, body = '', location }) => {
        response.writeHead(status, location === undefined ? {} : { location })
        response.end(body)
      })
    })
  })
  await new Promise<void>((resolve) => {
    one.listen(0, '127.0.0.1', resolve)
  })
  afterAll(() => one.close())
  return { url: `http://127.0.0.1:${(one.address() as AddressInfo).port}`, server: one }
}

const auth = () => owner.headers
const json = () => ({ ...auth(), 'content-type': 'application/json' })

async function givenWebhook(settings: Record<string, unknown> = {}, path = '/hook') {
  const answered = await server.fetch(
    '/v1/workspace/webhooks',
    jsonPost(
      {
        settings: {
          auth_type: 'hmac',
          name: 'Receiver',
          webhook_url: `${receiver.url}${path}`,
          events: ['history_item_deleted'],
          retry_enabled: true,
          ...settings,
        },
      },
      auth(),
    ),
  )
  expect(answered.status).toBe(200)
  return webhooksEndpoints.create.success.schema.parse(await answered.json())
}

/** Something happens in the workspace; the outbox is told, and everything due is sent. */
async function somethingHappens(itemId = 'hist_x'): Promise<void> {
  const ctx = server.product.systemContext(owner.workspaceId)
  await transaction(ctx, (ctx) => ctx.emit('history.item-deleted', { itemId, userId: owner.userId }))
  await dispatchOutbox(server.product.systemContext, webhookSubscriptions)
  await deliver()
}

const deliver = () => deliverDue(server.product.systemContext(), { signal: new AbortController().signal })

async function deliveriesOf(webhookId: string, query = '') {
  const found = await server.fetch(`/v1/workspace/webhooks/${webhookId}/deliveries${query}`, { headers: auth() })
  return webhooksEndpoints.listDeliveries.success.schema.parse(await found.json())
}

async function detailsOf(webhookId: string, deliveryId: string) {
  const path = `/v1/workspace/webhooks/${webhookId}/deliveries/${deliveryId}`
  return DeliveryDetails.parse(await (await server.fetch(path, { headers: auth() })).json())
}

async function find(webhookId: string) {
  const listed = webhooksEndpoints.list.success.schema.parse(
    await (await server.fetch('/v1/workspace/webhooks', { headers: auth() })).json(),
  )
  return listed.webhooks.find((webhook) => webhook.webhook_id === webhookId)
}

async function remove(webhookId: string): Promise<void> {
  await server.fetch(`/v1/workspace/webhooks/${webhookId}`, { method: 'DELETE', headers: auth() })
}

test('an event arrives once, signed with the secret that was shown once, in the documented shape', async () => {
  const { webhook_id: id, webhook_secret: secret } = await givenWebhook({ request_headers: { 'X-Team': 'blue' } })
  await somethingHappens('hist_1')
  await deliver()
  expect(received).toHaveLength(1)
  const [got] = received
  const [, t, v0] = /^t=(\d+),v0=([0-9a-f]{64})$/.exec(String(got?.headers['elevenlabs-signature'])) ?? []
  expect(Number(t)).toBe(Math.floor(nowMs / 1000))
  expect(v0).toBe(
    createHmac('sha256', secret ?? '')
      .update(`${t}.${got?.body}`)
      .digest('hex'),
  )
  expect(JSON.parse(got?.body ?? '')).toEqual({
    type: 'history_item_deleted',
    event_id: got?.headers['vireo-event-id'],
    event_timestamp: Math.floor(nowMs / 1000),
    data: { history_item_id: 'hist_1', user_id: owner.userId },
  })
  expect(got?.headers).toMatchObject({ 'x-team': 'blue', 'content-type': 'application/json' })
  const { deliveries } = await deliveriesOf(id)
  expect(deliveries).toMatchObject([{ state: 'delivered', attempt_count: 1, last_status: 200 }])
  expect(JSON.stringify(await find(id))).not.toContain(secret)
  await remove(id)
})

test('an event that the outbox tells twice is delivered once; a webhook hears only what it listens to', async () => {
  const { webhook_id: id } = await givenWebhook()
  const { webhook_id: deaf } = await givenWebhook({ events: ['generation_finished'] })
  await somethingHappens('hist_2')
  await server.database.pool.query("update outbox_events set dispatched_at = null where name = 'history.item-deleted'")
  await dispatchOutbox(server.product.systemContext, webhookSubscriptions)
  await deliver()
  expect(received.filter((got) => got.body.includes('hist_2'))).toHaveLength(1)
  expect((await deliveriesOf(deaf)).deliveries).toEqual([])
  await remove(id)
  await remove(deaf)
})

test('a failed delivery is tried again for three days, then given up; each attempt is in the log', async () => {
  answer = () => ({ status: 503, body: `<h1>${'no '.repeat(3000)}</h1>` })
  const { webhook_id: id } = await givenWebhook()
  await somethingHappens('hist_3')
  const startMs = nowMs
  for (let hours = 0; hours < 80; hours++) {
    nowMs += hourMs
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

test('what happens to a workspace is told there, wherever whoever did it was acting', async () => {
  const { webhook_id: id } = await givenWebhook({ events: ['member_joined', 'subscription_changed'] })
  const elsewhere = server.product.systemContext('ws_of_who_joins')
  const { workspaceId } = owner
  await transaction(elsewhere, async (ctx) => {
    await ctx.emit('workspaces.member-joined', { workspaceId, userId: 'user_x', workspaceName: 'W', role: 'viewer' })
    await ctx.emit('billing.subscription-changed', {
      workspaceId,
      tier: 'pro',
      planVersion: 1,
      status: 'active',
      billingPeriod: 'monthly_period',
      previousTier: 'free',
      previousStatus: 'free',
    })
  })
  await dispatchOutbox(server.product.systemContext, webhookSubscriptions)
  await deliver()
  const bodies = received.map((got) => JSON.parse(got.body) as { type: string; data: unknown })
  expect(bodies.map(({ type, data }) => [type, data]).toSorted()).toEqual([
    ['member_joined', { user_id: 'user_x', role: 'viewer' }],
    ['subscription_changed', expect.objectContaining({ tier: 'pro', previous_tier: 'free', status: 'active' })],
  ])
  await remove(id)
})

test('what becomes of voices and of what is shared is told', async () => {
  const types = ['voice_created', 'resource_shared', 'resource_unshared', 'voice_deleted'] as const
  const { webhook_id: id } = await givenWebhook({ events: [...types] })
  const voice = await makeVoice(server, owner)
  const share = { resource_type: 'voice', group_id: 'default' }
  const path = `/v1/workspace/resources/${voice.id}`
  expect((await server.fetch(`${path}/share`, jsonPost({ ...share, role: 'viewer' }, auth()))).status).toBe(200)
  expect((await server.fetch(`${path}/unshare`, jsonPost(share, auth()))).status).toBe(200)
  expect((await server.fetch(`/v1/voices/${voice.id}`, { method: 'DELETE', headers: auth() })).status).toBe(200)
  await dispatchOutbox(server.product.systemContext, webhookSubscriptions)
  await deliver()
  const told = received.map((got) => JSON.parse(got.body) as { type: string; data: unknown })
  const shared = { resource_type: 'voice', resource_id: voice.id, shared_with: 'everyone', user_id: owner.userId }
  expect(Object.fromEntries(told.map(({ type, data }) => [type, data]))).toEqual({
    voice_created: {
      voice_id: voice.id,
      name: 'Ada',
      category: 'cloned',
      original_voice_id: null,
      user_id: owner.userId,
    },
    resource_shared: { ...shared, access_level: 'viewer' },
    resource_unshared: shared,
    voice_deleted: { voice_id: voice.id, name: 'Ada' },
  })
  await remove(id)
})

test('without retries a delivery is tried once', async () => {
  answer = () => ({ status: 500 })
  const { webhook_id: id } = await givenWebhook({ retry_enabled: false })
  await somethingHappens('hist_4')
  nowMs += 100 * hourMs
  await deliver()
  expect(received).toHaveLength(1)
  expect((await deliveriesOf(id, '?state=failed')).deliveries).toHaveLength(1)
  await remove(id)
})

test('nothing is sent again to a webhook that is switched off', async () => {
  const { webhook_id: id } = await givenWebhook({ retry_enabled: false })
  await somethingHappens('hist_of_one_switched_off')
  const [sent] = (await deliveriesOf(id)).deliveries
  await server.database.pool.query('update webhooks set disabled_at = now() where id = $1', [id])
  const path = `/v1/workspace/webhooks/${id}/deliveries/${sent?.delivery_id}/replay`
  const refused = await server.fetch(path, { method: 'POST', headers: auth() })
  expect(await refused.json()).toMatchObject({ detail: { code: 'webhook_disabled' } })
  await remove(id)
})

test('a failed delivery can be replayed: same event, new delivery', async () => {
  answer = () => ({ status: 500 })
  const { webhook_id: id } = await givenWebhook({ retry_enabled: false })
  await somethingHappens('hist_5')
  answer = () => ({ status: 204 })
  const [failed] = (await deliveriesOf(id)).deliveries
  const path = `/v1/workspace/webhooks/${id}/deliveries/${failed?.delivery_id}/replay`
  expect((await server.fetch(path, { method: 'POST', headers: auth() })).status).toBe(200)
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
  answer = () => ({ status: 302, location: 'http://169.254.169.254/latest/meta-data' })
  const { webhook_id: id } = await givenWebhook({ retry_enabled: false })
  await somethingHappens('hist_6')
  expect((await deliveriesOf(id)).deliveries).toMatchObject([{ state: 'failed', last_status: 302 }])
  await remove(id)
})

test.each([
  'http://127.0.0.1:1/hook',
  'https://localhost/hook',
  'https://169.254.169.254/latest/meta-data',
  'https://[::1]/hook',
  'https://10.0.0.8/hook',
  'http://93.184.216.34/hook',
])('%s cannot be a webhook', async (url) => {
  const settings = { auth_type: 'hmac', name: 'x', webhook_url: url }
  const refused = await server.fetch('/v1/workspace/webhooks', jsonPost({ settings }, auth()))
  expect([refused.status, await refused.json()]).toMatchObject([
    400,
    { detail: { code: 'webhook_url_not_allowed', param: 'webhook_url' } },
  ])
})

test('a new secret signs at once, and the one before signs too until its time is over', async () => {
  const { webhook_id: id, webhook_secret: before } = await givenWebhook()
  const rotated = webhooksEndpoints.rotateSecret.success.schema.parse(
    await (
      await server.fetch(`/v1/workspace/webhooks/${id}/rotate-secret`, jsonPost({ overlap_seconds: 3600 }, auth()))
    ).json(),
  )
  const signaturesOf = (got: Received | undefined) =>
    [...String(got?.headers['elevenlabs-signature']).matchAll(/v0=([0-9a-f]+)/g)].map(([, hex]) => hex)
  const sign = (secret: string | null, got: Received | undefined) => {
    const t = /t=(\d+)/.exec(String(got?.headers['elevenlabs-signature']))?.[1]
    return createHmac('sha256', secret ?? '')
      .update(`${t}.${got?.body}`)
      .digest('hex')
  }
  await somethingHappens('hist_7')
  expect(signaturesOf(received[0])).toEqual([sign(before, received[0]), sign(rotated.webhook_secret, received[0])])
  nowMs += 2 * hourMs
  await somethingHappens('hist_8')
  expect(signaturesOf(received[1])).toEqual([sign(rotated.webhook_secret, received[1])])
  await remove(id)
})

test('an oauth2 webhook sends an access token of its own client, and no signature', async () => {
  const { webhook_id: id, webhook_secret: secret } = await givenWebhook({
    auth_type: 'oauth2',
    client_id: 'me',
    client_secret: 'open sesame',
    token_url: `${receiver.url}/token`,
    request_headers: { Authorization: 'Basic mine' },
  })
  expect(secret).toBeNull()
  await somethingHappens('hist_9')
  expect(received[0]?.headers.authorization).toBe(`Bearer token for Basic ${btoa('me:open%20sesame')}`)
  expect(received[0]?.headers['elevenlabs-signature']).toBeUndefined()
  await remove(id)
})

test('ten failures in a row over a week disable a webhook and tell the admins; enabling gives it a new start', async () => {
  answer = () => ({ status: 500 })
  const { webhook_id: id } = await givenWebhook({ retry_enabled: false })
  for (let count = 0; count < 12; count++) await somethingHappens(`hist_a${count}`)
  expect(await find(id)).toMatchObject({ is_disabled: false, consecutive_failures: 12 })
  nowMs += 7 * 24 * hourMs
  await somethingHappens('hist_b')
  expect(await find(id)).toMatchObject({ is_disabled: true, is_auto_disabled: true })
  const messages = await (await server.fetch('/v1/messages', { headers: auth() })).text()
  expect(messages).toContain('A webhook was disabled')
  const test_ = await server.fetch(`/v1/workspace/webhooks/${id}/test`, { method: 'POST', headers: auth() })
  expect(test_.status).toBe(409)
  await server.fetch(`/v1/workspace/webhooks/${id}`, {
    method: 'PATCH',
    headers: json(),
    body: JSON.stringify({ name: 'Again', is_disabled: false }),
  })
  expect(await find(id)).toMatchObject({ name: 'Again', is_disabled: false, consecutive_failures: 0 })
  await remove(id)
})

test('what waits for a webhook that was disabled is not sent', async () => {
  answer = () => ({ status: 500 })
  const { webhook_id: id } = await givenWebhook()
  await somethingHappens('hist_c')
  const body = JSON.stringify({ name: 'Receiver', is_disabled: true })
  await server.fetch(`/v1/workspace/webhooks/${id}`, { method: 'PATCH', headers: json(), body })
  nowMs += hourMs
  await deliver()
  expect(received).toHaveLength(1)
  expect((await deliveriesOf(id)).deliveries).toMatchObject([{ state: 'canceled' }])
  await remove(id)
})

test('ten thousand deliveries that wait for one webhook do not hold up another', async () => {
  const { webhook_id: busy } = await givenWebhook({}, '/busy')
  const { webhook_id: quiet } = await givenWebhook({}, '/quiet')
  await server.database.pool.query(
    `insert into webhook_deliveries (id, webhook_id, workspace_id, event_id, type, kind, body, state, created_at, next_attempt_at)
     select 'dlv_' || n, $1, $2, 'evt_' || n, 'x', 'event', '{}', 'pending', $3, $3 from generate_series(1, 10000) n`,
    [busy, owner.workspaceId, clock.now()],
  )
  await server.database.pool.query(
    `insert into webhook_deliveries (id, webhook_id, workspace_id, event_id, type, kind, body, state, created_at, next_attempt_at)
     values ('dlv_quiet', $1, $2, 'evt_quiet', 'x', 'event', '{}', 'pending', $3, $3)`,
    [quiet, owner.workspaceId, clock.now()],
  )
  const stop = new AbortController()
  let before = 0
  answer = (got) => {
    if (got.path === '/quiet') {
      before = received.length
      stop.abort()
    }
    return { status: 200 }
  }
  await deliverDue(server.product.systemContext(), { signal: stop.signal })
  expect(before).toBeGreaterThan(0)
  expect(before).toBeLessThanOrEqual(4)
  await remove(busy)
  await remove(quiet)
})
