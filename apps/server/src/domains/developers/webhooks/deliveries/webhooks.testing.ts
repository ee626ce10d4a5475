import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { DeliveryDetails, webhooksEndpoints } from '@vireo/contracts/webhooks'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { createOutbound } from '#adapters/outbound-http.ts'
import { dispatchOutbox } from '#jobs/dispatch-outbox.ts'
import { transaction } from '#kernel/transaction.ts'
import { startTestServer, type TestServer } from '#test/test-server.ts'
import { type GivenBrowser, givenBrowser, jsonPost } from '#identity/testing.ts'
import { deliverDue } from './deliver-due.ts'
import { webhookSubscriptions } from '../subscriptions.ts'

export type Received = { readonly headers: IncomingMessage['headers']; readonly body: string; readonly path: string }

/** Starts what these tests need, and hands out what they ask it with. */
export async function webhookTests() {
  const hourMs = 3_600_000
  let nowMs = Date.parse('2026-03-01T12:00:00Z')
  const clock = { now: () => new Date(nowMs) }
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
  return {
    hourMs,
    clock,
    received,
    receiver,
    auth,
    json,
    givenWebhook,
    somethingHappens,
    deliver,
    deliveriesOf,
    detailsOf,
    find,
    remove,
    get nowMs() {
      return nowMs
    },
    set nowMs(value) {
      nowMs = value
    },
    get answer() {
      return answer
    },
    set answer(value) {
      answer = value
    },
    get server() {
      return server
    },
    set server(value) {
      server = value
    },
    get owner() {
      return owner
    },
    set owner(value) {
      owner = value
    },
  }
}
