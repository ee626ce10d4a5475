import type { ElevenLabsClient } from '@elevenlabs/elevenlabs-js'
import { beforeAll, expect, test } from 'vitest'
import { givenBuyer, givenPrice, payAt, runJobs, soundOf } from '#productions/productions.testing.ts'
import { startTestServer, type TestPerson, type TestServer } from '../test-server.ts'
import { createSdk } from './sdk.ts'

let server: TestServer
let sdk: ElevenLabsClient
let buyer: TestPerson
beforeAll(async () => {
  server = await startTestServer()
  await givenPrice(server)
  buyer = await givenBuyer(server)
  sdk = createSdk(server, buyer.apiKey)
})

const begin = async (sandbox = false) => (await sdk.productions.orders.create({ sandbox })).orderId
const register = async (orderId: string) =>
  (
    await sdk.productions.orders.media.register(orderId, {
      declaredLanguage: 'en',
      media: new File([soundOf(2)], 'talk.wav'),
    })
  ).mediaId
const item = (mediaId: string) => ({ kind: 'transcription' as const, mediaIds: [mediaId], sourceLanguage: 'en' })
const given = async (sandbox = false) => {
  const orderId = await begin(sandbox)
  const mediaId = await register(orderId)
  const saved = await sdk.productions.orders.items.upsert(orderId, { request: { item: item(mediaId) } })
  return { orderId, mediaId, saved }
}

test('POST /v1/productions/orders', async () => {
  expect(await begin()).toMatch(/^prodorder_[a-z0-9]{26}$/u)
})

test('GET /v1/productions/orders', async () => {
  const orderId = await begin()
  const { orders } = await sdk.productions.orders.list({ pageSize: 1, status: ['open'] })
  expect(orders).toMatchObject([{ orderId, state: 'open' }])
})

test('GET /v1/productions/orders/{order_id}', async () => {
  const { orderId, mediaId } = await given()
  expect(await sdk.productions.orders.get(orderId)).toMatchObject({
    orderId,
    state: 'open',
    totalAmountUsd: 2,
    items: [{ item: { kind: 'transcription', mediaIds: [mediaId] }, quote: { amountUsd: 2 } }],
  })
})

test('PATCH /v1/productions/orders/{order_id}', async () => {
  const orderId = await begin()
  expect(await sdk.productions.orders.update(orderId, { request: { name: 'Talks' } })).toMatchObject({ name: 'Talks' })
})

test('POST /v1/productions/orders/{order_id}/media', async () => {
  expect(await register(await begin())).toMatch(/^prodmedia_[a-z0-9]{26}$/u)
})

test('GET /v1/productions/orders/{order_id}/media/{media_id}', async () => {
  const { orderId, mediaId } = await given()
  const media = await sdk.productions.orders.media.get(orderId, mediaId)
  expect(media).toMatchObject({ mediaId, name: 'talk.wav', contentType: 'audio/wav', language: 'en' })
  const { pathname, search } = new URL(media.signedUrl)
  expect((await server.fetch(`${pathname}${search}`)).status).toBe(200)
})

test('POST /v1/productions/orders/{order_id}/items', async () => {
  const { saved } = await given()
  expect(saved).toMatchObject({ quote: { amountUsd: 2 } })
  expect(saved.itemId).toMatch(/^proditem_[a-z0-9]{26}$/u)
})

test('DELETE /v1/productions/orders/{order_id}/items/{item_id}', async () => {
  const { orderId, saved } = await given()
  expect(await sdk.productions.orders.items.remove(orderId, saved.itemId)).toMatchObject({ success: true })
})

test('POST /v1/productions/orders/{order_id}/submit', async () => {
  const { orderId } = await given()
  expect(await sdk.productions.orders.submit(orderId)).toMatchObject({ orderId, state: 'submitted' })
  const { rows } = await server.database.pool.query<{ page_url: string }>(
    'select page_url from production_payments where order_id = $1',
    [orderId],
  )
  expect(await payAt(server, rows[0]?.page_url ?? '')).toBe(200)
  expect(await sdk.productions.orders.get(orderId)).toMatchObject({ state: 'paid' })
})

test('GET /v1/productions/orders/{order_id}/deliverables', async () => {
  const { orderId } = await given(true)
  await sdk.productions.orders.submit(orderId)
  await runJobs(server)
  const { deliverables } = await sdk.productions.orders.deliverables.list(orderId)
  expect(deliverables).toContainEqual(expect.objectContaining({ name: 'talk.en.srt', version: 1 }))
})

test('GET /v1/productions/orders/languages/{order_item_kind}', async () => {
  expect(await sdk.productions.orders.languages.list('transcription')).toMatchObject({
    kind: 'single',
    languages: expect.arrayContaining([{ code: 'en', label: 'English' }]) as unknown,
  })
})
