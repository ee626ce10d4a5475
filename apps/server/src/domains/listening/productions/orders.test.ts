import { OrderList, orderLimits } from '@vireo/contracts/productions'
import { beforeEach, describe, expect, test } from 'vitest'
import { createManualClock } from '#kernel/clock.ts'
import { startTestServer, type TestPerson } from '#test/test-server.ts'
import { decideOrder } from './house/decide-order.ts'
import { tendOrders } from './orders/tend-orders.ts'
import {
  askAs,
  givenBuyer,
  givenOrder,
  givenPaid,
  givenPrice,
  ledgerOf,
  payAt,
  readDeliverables,
  readOrder,
  root,
  runJobs,
  sendMedia,
  submitAs,
} from './productions.testing.ts'

const clock = createManualClock(new Date('2026-03-01T12:00:00Z'))
const server = await startTestServer({ clock })
const ctx = server.product.systemContext()
const { pool } = server.database
let buyer: TestPerson
beforeEach(async () => {
  // What other tests began is over.
  await pool.query('update production_orders set due_at = null')
  await pool.query("delete from jobs where name like 'productions.%'")
  await pool.query('delete from production_moves')
  await givenPrice(server)
  buyer = await givenBuyer(server)
})
const stateOf = async (orderId: string) => (await readOrder(server, buyer, orderId)).state
const post = (path: string, body?: object) => askAs(server, buyer, ['POST', `${root}/${path}`], body)

describe('an order', () => {
  test('is quoted by the minute, recording by recording and language by language', async () => {
    const { orderId, mediaId, itemId } = await givenOrder(server, buyer)
    expect(await readOrder(server, buyer, orderId)).toMatchObject({
      state: 'open',
      total_amount_usd: 2,
      items: [{ item_id: itemId, quote: { amount_usd: 2 }, item: { kind: 'transcription', verbatim: false } }],
    })
    const item = {
      kind: 'subtitles',
      media_ids: [mediaId],
      source_language: 'en',
      destination_languages: ['de', 'fr', 'de-AT'],
      cue_options: {},
    }
    expect(await post(`${orderId}/items`, { request: { item } })).toMatchObject({ quote: { amount_usd: 4 } })
    expect((await readOrder(server, buyer, orderId)).total_amount_usd).toBe(6)
    await askAs(server, buyer, ['DELETE', `${root}/${orderId}/items/${itemId}`])
    expect((await readOrder(server, buyer, orderId)).total_amount_usd).toBe(4)
  })

  test('is told apart from others in the list by the names of its first recordings', async () => {
    const { orderId } = await givenOrder(server, buyer)
    const { orderId: other } = await givenOrder(server, buyer)
    await givenBuyer(server).then((stranger) => givenOrder(server, stranger))
    const { rows } = await pool.query(
      `insert into production_media select id || '_' || place, order_id, workspace_id, 'part ' || place || '.mp3',
         content_type, language, storage_key, size_bytes, duration_ms, created_at
       from production_media, generate_series(1, 3) as place where order_id = $1 returning name`,
      [orderId],
    )
    expect(rows).toHaveLength(3)
    const { orders } = OrderList.parse(await askAs(server, buyer, ['GET', root]))
    const own = (await readOrder(server, buyer, other)).media.map(({ name }) => name)
    expect(new Map(orders.map(({ order_id, recordings }) => [order_id, recordings]))).toEqual(
      new Map([
        [orderId, [...own, 'part 1.mp3', 'part 2.mp3']],
        [other, own],
      ]),
    )
  })

  test('has no items in languages without a price, of recordings of other orders, and no dubs', async () => {
    const { orderId, mediaId } = await givenOrder(server, buyer)
    const other = await givenOrder(server, buyer)
    const save = (item: object) => post(`${orderId}/items`, { request: { item } })
    const item = { kind: 'transcription', media_ids: [mediaId], source_language: 'en' }
    expect(await save({ ...item, source_language: 'xx' })).toBe('400 unsupported_language')
    expect(await save({ ...item, media_ids: [other.mediaId] })).toBe('404 production_media_not_found')
    const dub = { kind: 'dub', media_id: mediaId, source_language: 'en', destination_languages: ['de'] }
    expect(await save({ ...dub, include_captions: false, include_source_captions: false })).toBe(
      '403 feature_not_available',
    )
    await pool.query('delete from production_prices')
    expect(await save(item)).toBe('400 unsupported_language')
  })

  test('takes recordings only, and keeps nothing of what is none', async () => {
    const { orderId } = await givenOrder(server, buyer)
    const body = new FormData()
    body.append('declared_language', 'en')
    body.append('media', new Blob(['no sound']), 'talk.wav')
    const { headers } = buyer
    const answer = await server.fetch(`${root}/${orderId}/media`, { method: 'POST', headers, body })
    expect(answer.status).toBe(400)
    const { rows } = await pool.query('select count(*)::int as count from production_media where order_id = $1', [
      orderId,
    ])
    expect(rows).toEqual([{ count: 1 }])
  })

  test('that is empty, or whose page cannot be opened, stays open', async () => {
    const created = (await askAs<{ order_id: string }>(server, buyer, ['POST', root], {})) as { order_id: string }
    expect(await submitAs(server, buyer, created.order_id)).toBe('409 production_order_empty')
    const { orderId } = await givenOrder(server, buyer)
    await pool.query('update users set email_verified_at = null where id = $1', [buyer.userId])
    expect(await submitAs(server, buyer, orderId)).toBe('403 email_not_verified')
    expect(await stateOf(orderId)).toBe('open')
  })

  test('is limited in number where it is open', async () => {
    await pool.query(
      `insert into production_orders (id, workspace_id, name, is_sandbox, state, created_at, updated_at)
       select 'prodorder_' || n, $1, 'x', false, 'open', now(), now() from generate_series(1, $2::int) as n`,
      [buyer.workspaceId, orderLimits.openMax],
    )
    expect(await askAs(server, buyer, ['POST', root], {})).toBe('409 production_order_limit_reached')
  })
})

describe('the money of an order', () => {
  test('is held when it was paid, however often that is said', async () => {
    const { orderId } = await givenPaid(server, buyer)
    await runJobs(server)
    expect(await stateOf(orderId)).toBe('paid')
    expect(await ledgerOf(server)).toEqual({
      [`buyer:${orderId}`]: -200,
      [`held:${orderId}`]: 200,
      house: -6,
      provider: 6,
    })
  })

  test('goes back when it is canceled, once', async () => {
    const { orderId } = await givenPaid(server, buyer)
    expect(await post(`${orderId}/cancel`, { reason: 'Too late.' })).toMatchObject({ state: 'cancelling' })
    await runJobs(server)
    expect(await readOrder(server, buyer, orderId)).toMatchObject({ state: 'cancelled', cancel_reason: 'Too late.' })
    expect(await ledgerOf(server)).toEqual({ house: -6, provider: 6 })
    expect(await post(`${orderId}/cancel`)).toBe('409 production_order_state')
  })

  test('is not taken for what was canceled while its page was open', async () => {
    const { orderId } = await givenOrder(server, buyer)
    const url = await submitAs(server, buyer, orderId)
    expect(await post(`${orderId}/cancel`)).toMatchObject({ state: 'cancelled' })
    expect(await payAt(server, url)).not.toBe(200)
    expect(await ledgerOf(server)).toEqual({})
  })

  test('that comes for an order that is over goes back by itself', async () => {
    const { orderId } = await givenOrder(server, buyer)
    const url = await submitAs(server, buyer, orderId)
    await pool.query("update production_orders set state = 'expired', due_at = null where id = $1", [orderId])
    expect(await payAt(server, url)).toBe(200)
    await runJobs(server)
    expect(await stateOf(orderId)).toBe('expired')
    expect(await ledgerOf(server)).toEqual({ house: -6, provider: 6 })
  })

  test('goes back when the house declines, or takes nothing within a week', async () => {
    const [one, other] = [await givenPaid(server, buyer), await givenPaid(server, buyer)]
    await decideOrder(ctx, { id: one.orderId, decision: 'decline', note: 'Not our language.' })
    clock.advance(orderLimits.takenWithinMs)
    expect(await tendOrders(ctx)).toBe(1)
    await runJobs(server)
    expect([await stateOf(one.orderId), await stateOf(other.orderId)]).toEqual(['rejected', 'expired'])
    expect(await ledgerOf(server)).toEqual({ house: -12, provider: 12 })
  })

  test('goes back when nobody begins within thirty days, and what nobody pays is over', async () => {
    const { orderId } = await givenPaid(server, buyer)
    await decideOrder(ctx, { id: orderId, decision: 'take', note: '' })
    const unpaid = await givenOrder(server, buyer)
    await submitAs(server, buyer, unpaid.orderId)
    clock.advance(orderLimits.claimedWithinMs)
    await tendOrders(ctx)
    await runJobs(server)
    expect([await stateOf(orderId), await stateOf(unpaid.orderId)]).toEqual(['expired', 'expired'])
    expect(await ledgerOf(server)).toEqual({ house: -6, provider: 6 })
  })

  test('of two tabs that submit in the same moment is asked for on one page', async () => {
    const { orderId } = await givenOrder(server, buyer)
    const told = await Promise.all([submitAs(server, buyer, orderId), submitAs(server, buyer, orderId)])
    expect(told.filter((each) => each.startsWith('http'))).toHaveLength(1)
    expect(told).toContain('409 production_order_state')
  })
})

describe('an order of the sandbox', () => {
  test('is worked at once, paid by nobody, delivered and done', async () => {
    const { orderId } = await givenOrder(server, buyer, { sandbox: true })
    expect(await submitAs(server, buyer, orderId)).toBe('nothing to pay')
    await runJobs(server)
    expect(await readOrder(server, buyer, orderId)).toMatchObject({
      state: 'done',
      sandbox: true,
      items: [{ progress: { tasks: 1, approved: 1 } }],
    })
    const files = await readDeliverables(server, buyer, orderId)
    expect(files.map(({ name }) => name).toSorted()).toEqual(
      ['docx', 'json', 'srt', 'txt', 'vtt'].map((ending) => `talk.en.${ending}`),
    )
    const srt = files.find(({ name }) => name.endsWith('.srt'))
    const { pathname, search } = new URL(srt?.signed_url ?? '')
    const answer = await server.fetch(`${pathname}${search}`)
    expect([answer.headers.get('content-type'), await answer.text()]).toEqual([
      'application/x-subrip',
      expect.stringContaining('00:00:00,000 --> 00:00:02,000'),
    ])
    expect((await server.fetch(`${pathname}?key=made-up`)).status).toBe(404)
    expect(await ledgerOf(server)).toEqual({})
  })

  test('needs no price, and is in no queue', async () => {
    await pool.query('delete from production_prices')
    const { orderId } = await givenOrder(server, buyer, { sandbox: true })
    await submitAs(server, buyer, orderId)
    await runJobs(server)
    expect(await stateOf(orderId)).toBe('done')
    await expect(decideOrder(ctx, { id: orderId, decision: 'take', note: '' })).rejects.toMatchObject({
      code: 'production_order_not_found',
    })
  })
})

test('an order and everything of it is 404 to another workspace', async () => {
  const { orderId, mediaId, itemId } = await givenOrder(server, buyer)
  const stranger = await givenBuyer(server)
  for (const [method, path] of [
    ['GET', ''],
    ['GET', `/media/${mediaId}`],
    ['GET', '/deliverables'],
    ['POST', '/submit'],
    ['POST', '/cancel'],
    ['POST', '/accept'],
    ['DELETE', `/items/${itemId}`],
  ] as const)
    expect(await askAs(server, stranger, [method, `${root}/${orderId}${path}`])).toBe('404 production_order_not_found')
  expect(await sendMedia(server, stranger, orderId)).toBe('404 production_order_not_found')
  expect(await stateOf(orderId)).toBe('open')
})
