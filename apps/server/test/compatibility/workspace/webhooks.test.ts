import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ElevenLabsClient } from '@elevenlabs/elevenlabs-js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createOutbound } from '../../../src/adapters/outbound-http.ts'
import { dispatchOutbox } from '../../../src/jobs/dispatch-outbox.ts'
import { slices } from '../../../src/domains/registry.ts'
import { deliverDue } from '#webhooks/deliveries/deliver-due.ts'
import { transaction } from '../../../src/kernel/transaction.ts'
import { startTestServer, type TestPerson, type TestServer } from '../../test-server.ts'
import { createSdk } from '../sdk.ts'

const received: { body: string; signature: string }[] = []
const receiver = createServer((request, response) => {
  const parts: Buffer[] = []
  request.on('data', (part: Buffer) => parts.push(part))
  request.on('end', () => {
    received.push({
      body: Buffer.concat(parts).toString('utf8'),
      signature: String(request.headers['elevenlabs-signature']),
    })
    response.end()
  })
})

let server: TestServer
let sdk: ElevenLabsClient
let person: TestPerson
let url: string
beforeAll(async () => {
  await new Promise<void>((resolve) => {
    receiver.listen(0, '127.0.0.1', resolve)
  })
  const host = `127.0.0.1:${(receiver.address() as AddressInfo).port}`
  url = `http://${host}/hook`
  server = await startTestServer({ ports: { outbound: createOutbound({ namedHosts: [host] }) } })
  person = await server.signUp()
  sdk = createSdk(server, person.apiKey)
})
afterAll(() => receiver.close())

const create = () =>
  sdk.webhooks.create({
    settings: { authType: 'hmac', name: 'Mine', webhookUrl: url, requestHeaders: { 'x-team': 'blue' } },
  })

test('POST /v1/workspace/webhooks', async () => {
  const made = await create()
  expect(made.webhookId).toMatch(/^wh_/)
  expect(made.webhookSecret).toMatch(/^wsec_/)
})

test('GET /v1/workspace/webhooks', async () => {
  const { webhookId } = await create()
  const { webhooks } = await sdk.webhooks.list({ includeUsages: true })
  expect(webhooks.find((webhook) => webhook.webhookId === webhookId)).toMatchObject({
    name: 'Mine',
    webhookUrl: url,
    isDisabled: false,
    isAutoDisabled: false,
    authType: 'hmac',
    events: [],
    usage: [],
  })
})

test('PATCH /v1/workspace/webhooks/{webhook_id}', async () => {
  const { webhookId } = await create()
  const changed = await sdk.webhooks.update(webhookId, {
    isDisabled: false,
    name: 'Ours',
    retryEnabled: true,
    events: ['speech_to_text'],
  })
  expect(changed).toEqual({ status: 'ok' })
  const { webhooks } = await sdk.webhooks.list({ includeUsages: true })
  expect(webhooks.find((webhook) => webhook.webhookId === webhookId)).toMatchObject({
    name: 'Ours',
    events: ['speech_to_text'],
    usage: [{ usageType: 'Speech to Text' }],
  })
})

test('a delivered event passes the client’s own check of its signature', async () => {
  const { webhookId, webhookSecret } = await create()
  // The client names no events of ours: those are chosen on our screen, or by an ordinary request.
  await server.fetch(`/v1/workspace/webhooks/${webhookId}`, {
    method: 'PATCH',
    headers: { ...person.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Mine', is_disabled: false, events: ['history_item_deleted'] }),
  })
  const { webhooks } = await sdk.webhooks.list()
  expect(webhooks.find((webhook) => webhook.webhookId === webhookId)?.events).toEqual([])
  const ctx = server.product.systemContext(person.workspaceId)
  await transaction(ctx, (ctx) => ctx.emit('history.item-deleted', { itemId: 'hist_x', userId: person.userId }))
  await dispatchOutbox(
    server.product.systemContext,
    slices.flatMap((slice) => slice.subscriptions ?? []),
  )
  await deliverDue(ctx, { signal: new AbortController().signal })
  const [got] = received
  const event: unknown = await sdk.webhooks.constructEvent(got?.body ?? '', got?.signature ?? '', webhookSecret ?? '')
  expect(event).toMatchObject({ type: 'history_item_deleted', data: { history_item_id: 'hist_x' } })
})

test('DELETE /v1/workspace/webhooks/{webhook_id}', async () => {
  const { webhookId } = await create()
  expect(await sdk.webhooks.delete(webhookId)).toEqual({ status: 'ok' })
  await expect(sdk.webhooks.delete(webhookId)).rejects.toMatchObject({ statusCode: 404 })
})
