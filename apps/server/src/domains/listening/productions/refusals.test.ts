import { contentLimits, orderLimits } from '@vireo/contracts/productions'
import { expect, test } from 'vitest'
import { startTestServer } from '#test/test-server.ts'
import { givenProducer, givenQualification, givenTaken, onTask } from './producers.testing.ts'
import {
  agreeAt,
  askAs,
  givenBuyer,
  givenOrder,
  givenPrice,
  payWithQuestion,
  readDeliverables,
  readOrder,
  runJobs,
  root,
  sendMedia,
  submitAs,
} from './productions.testing.ts'

const server = await startTestServer()
const { pool } = server.database
await givenPrice(server)
const buyer = await givenBuyer(server)

test('an order has so many recordings and so many items, and no more', async () => {
  const { orderId, mediaId, itemId } = await givenOrder(server, buyer)
  await pool.query(
    `insert into production_media select $1 || n, order_id, workspace_id, name, content_type, language,
       storage_key || n, size_bytes, duration_ms, created_at
     from production_media, generate_series(2, $2::int) as n where id = $1`,
    [mediaId, orderLimits.mediaMax],
  )
  expect(await sendMedia(server, buyer, orderId)).toBe('409 production_media_limit_reached')
  await pool.query(
    `insert into production_items select $1 || n, order_id, workspace_id, request, plan, quote_minor, created_at
     from production_items, generate_series(2, $2::int) as n where id = $1`,
    [itemId, orderLimits.itemsMax],
  )
  const item = { kind: 'transcription', media_ids: [mediaId], source_language: 'en' }
  const save = (request: object) => askAs(server, buyer, ['POST', `${root}/${orderId}/items`], { request })
  expect(await save({ item })).toBe('409 production_item_limit_reached')
  expect(await save({ item, item_id: itemId })).toMatchObject({ item_id: itemId })
})

test('items say so much in all, and no more; one that is changed counts once', async () => {
  const { orderId, mediaId, itemId } = await givenOrder(server, buyer)
  const item = (chars: number) => ({
    kind: 'transcription',
    media_ids: [mediaId],
    source_language: 'en',
    glossary: Array.from({ length: orderLimits.termsMax }, () => ({ term: 'x'.repeat(100), use: 'y'.repeat(chars) })),
  })
  const save = (request: object) => askAs(server, buyer, ['POST', `${root}/${orderId}/items`], { request })
  for (let saved = 0; saved < 4; saved++) expect(await save({ item: item(90) })).toHaveProperty('item_id')
  expect(await save({ item: item(90) })).toBe('409 production_item_limit_reached')
  expect(await save({ item: item(90), item_id: itemId })).toBe('409 production_item_limit_reached')
  const { items } = await readOrder(server, buyer, orderId)
  expect(JSON.stringify(items.map((each) => each.item)).length).toBeLessThan(orderLimits.requestsCharsMax + 1000)
  expect(await save({ item: item(80), item_id: items[1]?.item_id })).toHaveProperty('item_id')
})

test('a recording that cannot be fetched leaves nothing', async () => {
  const { orderId } = await givenOrder(server, buyer)
  const body = new FormData()
  body.append('declared_language', 'en')
  body.append('media_url', 'https://127.0.0.1:9/talk.wav')
  const { headers } = buyer
  const answer = await server.fetch(`${root}/${orderId}/media`, { method: 'POST', headers, body })
  expect([answer.status, await answer.json()]).toMatchObject([
    400,
    { detail: { code: 'production_media_unreachable', param: 'media_url' } },
  ])
})

test('what costs less than a payment can be is not submitted', async () => {
  await givenPrice(server, 20, 10)
  const { orderId } = await givenOrder(server, buyer)
  expect(await submitAs(server, buyer, orderId)).toBe('409 production_order_not_payable')
  expect((await readOrder(server, buyer, orderId)).state).toBe('open')
  await givenPrice(server)
})

test('what a bank asks about is paid once its owner agreed', async () => {
  const { orderId } = await givenOrder(server, buyer)
  const asked = await payWithQuestion(server, await submitAs(server, buyer, orderId))
  expect((await readOrder(server, buyer, orderId)).state).toBe('submitted')
  expect(await agreeAt(server, asked)).toBe(200)
  expect((await readOrder(server, buyer, orderId)).state).toBe('paid')
})

test('what is written for a task is so many bytes as it is kept, however it is sent', async () => {
  const producer = await givenProducer(server, await givenQualification(server))
  const { taskId } = await givenTaken(server, buyer)
  await onTask(server, producer, taskId, 'claim')
  const path = `/v1/productions/producers/${producer.userId}/tasks/${taskId}/content`
  const text = 'ä'.repeat(4000)
  const save = (segments: number) => {
    const content = {
      segments: Array.from({ length: segments }, (_, at) => ({
        id: String(at),
        text,
        speaker_id: 'a',
        start_s: at,
        end_s: at + 1,
      })),
    }
    return askAs(server, producer, ['PUT', path], { expected_version: 0, content })
  }
  expect(await save(Math.ceil(contentLimits.bytesMax / 8000))).toBe('413 request_too_large')
  expect(await askAs(server, producer, ['GET', path])).toMatchObject({ version: 0 })
  expect(await save(500)).toEqual({ version: 1 })
})

test('what is written for a task has so many words, with its translation', async () => {
  const producer = await givenProducer(server, await givenQualification(server))
  const { taskId } = await givenTaken(server, buyer)
  await onTask(server, producer, taskId, 'claim')
  const path = `/v1/productions/producers/${producer.userId}/tasks/${taskId}/content`
  const save = (version: number, more = '') =>
    askAs(server, producer, ['PUT', path], { expected_version: version, content: { segments: wordy(more) } })
  expect(await save(0, 'more')).toBe('400 production_content_too_long')
  expect(await askAs(server, producer, ['GET', path])).toMatchObject({ version: 0 })
  expect(await save(0)).toEqual({ version: 1 })
})

test('what was written before words were counted is opened, and delivered', async () => {
  const producer = await givenProducer(server, await givenQualification(server))
  await pool.query('update production_producers set sampling_percent = 0 where user_id = $1', [producer.userId])
  const { orderId, taskId } = await givenTaken(server, buyer)
  await onTask(server, producer, taskId, 'claim')
  await pool.query('update production_tasks set content = $2, content_version = 1 where id = $1', [
    taskId,
    { segments: wordy('more'), speakers: [] },
  ])
  const path = `/v1/productions/producers/${producer.userId}/tasks/${taskId}/content`
  expect(await askAs(server, producer, ['GET', path])).toMatchObject({ version: 1 })
  expect(await onTask(server, producer, taskId, 'submit')).toBe('approved')
  await runJobs(server)
  expect(await readDeliverables(server, buyer, orderId)).toHaveLength(5)
})

/** As many words as fit, and more. */
function wordy(more: string) {
  return Array.from({ length: contentLimits.wordsMax / 2000 }, (_, at) => ({
    id: `${at}`,
    text: Array<string>(1000).fill('a').join(' '),
    translation: `${Array<string>(1000).fill('b').join(' ')} ${at === 0 ? more : ''}`,
    speaker_id: 'a',
    start_s: at,
    end_s: at + 1,
  }))
}
