import { OrderLanguages, services } from '@vireo/contracts/productions'
import { beforeEach, expect, test } from 'vitest'
import { startTestServer, type TestPerson } from '#test/test-server.ts'
import {
  askAs,
  givenBuyer,
  givenOrder,
  givenPaid,
  givenPrice,
  readDeliverables,
  readOrder,
  root,
  runJobs,
  sendMedia,
  submitAs,
} from '../productions.testing.ts'
import { takeOrder } from '../producers.testing.ts'

const server = await startTestServer()
const { pool } = server.database
await givenPrice(server)
let buyer: TestPerson
let session: { readonly headers: { readonly authorization: string } }
beforeEach(async () => {
  buyer = await givenBuyer(server)
  session = { headers: { authorization: `Bearer ${buyer.accessToken}` } }
})

const german = { destination_languages: ['de'] }
const wanted = {
  transcription: {},
  subtitles: { ...german, cue_options: {} },
  translation: german,
  dubbing_review: german,
  audiobook_check: { script: 'It was a dark night.' },
} as const
const itemOf = (kind: keyof typeof wanted, mediaId: string, more: object = {}) => {
  return { kind, media_ids: [mediaId], source_language: 'en', ...wanted[kind], ...more }
}
const save = (caller: Parameters<typeof askAs>[1], orderId: string, item: object) =>
  askAs(server, caller, ['POST', `${root}/${orderId}/items`], { request: { item } })

test.each(services)('%s is ordered by who is signed in, has a price, and becomes a task', async (kind) => {
  const { orderId } = await givenPaid(server, session, { item: (mediaId) => itemOf(kind, mediaId) })
  await takeOrder(server, orderId)
  const { rows } = await pool.query(
    'select service, source_language, target_language, payout_minor from production_tasks where order_id = $1',
    [orderId],
  )
  const target = kind === 'transcription' || kind === 'audiobook_check' ? 'en' : 'de'
  expect(rows).toEqual([{ service: kind, source_language: 'en', target_language: target, payout_minor: 120 }])
  // Whoever reads by key sees what it is.
  expect(await readOrder(server, buyer, orderId)).toMatchObject({ items: [{ item: { kind } }] })
})

test('with an API key there are the kinds that clients know: others are refused by name, and nothing is kept', async () => {
  const { orderId, mediaId, itemId } = await givenOrder(server, buyer)
  for (const kind of ['translation', 'dubbing_review', 'audiobook_check'] as const) {
    expect(await save(buyer, orderId, itemOf(kind, mediaId))).toBe('403 feature_not_available')
    const change = { request: { item_id: itemId, item: itemOf(kind, mediaId) } }
    expect(await askAs(server, buyer, ['POST', `${root}/${orderId}/items`], change)).toBe('403 feature_not_available')
    // In which languages it could be ordered is no secret.
    const languages = await askAs(server, buyer, ['GET', `${root}/languages/${kind}`])
    expect(OrderLanguages.parse(languages).kind).toBe(kind === 'audiobook_check' ? 'single' : 'pair')
  }
  expect((await readOrder(server, buyer, orderId)).items).toMatchObject([{ item: { kind: 'transcription' } }])
  expect(await save(session, orderId, itemOf('audiobook_check', mediaId))).toMatchObject({ quote: { amount_usd: 2 } })
})

test('what is done from one language into another cannot stay where it is, and is not offered so', async () => {
  const { orderId, mediaId } = await givenOrder(server, session)
  for (const kind of ['translation', 'dubbing_review'] as const) {
    for (const code of ['en', 'eng', 'en-GB'])
      expect(await save(session, orderId, itemOf(kind, mediaId, { destination_languages: [code] }))).toBe(
        '400 unsupported_language',
      )
    const told = OrderLanguages.parse(await askAs(server, session, ['GET', `${root}/languages/${kind}`]))
    const pairs = told.kind === 'pair' ? told.language_pairs : []
    const english = pairs.find(({ source_language: { code } }) => code === 'en')?.destination_languages
    expect(english?.map(({ code }) => code)).toContain('de')
    expect(english?.map(({ code }) => code)).not.toContain('en')
  }
  // Subtitles for who does not hear are in the language that is spoken.
  const same = itemOf('subtitles', mediaId, { destination_languages: ['en'] })
  expect(await save(session, orderId, same)).toMatchObject({ quote: { amount_usd: 2 } })
})

test('the price of a pair is the one of its languages, and the one of another service is none', async () => {
  await pool.query('delete from production_prices')
  await pool.query(
    `insert into production_prices values ('translation', '*', 'de', 'normal', 700, 100), ('translation', '*', '*', 'normal', 300, 100)`,
  )
  try {
    const { order_id: orderId } = (await askAs(server, session, ['POST', root], {})) as { order_id: string }
    const mediaId = await sendMedia(server, session, orderId)
    const both = itemOf('translation', mediaId, { destination_languages: ['de', 'fr'] })
    expect(await save(session, orderId, both)).toMatchObject({ quote: { amount_usd: 10 } })
    for (const kind of ['dubbing_review', 'audiobook_check'] as const) {
      expect(await save(session, orderId, itemOf(kind, mediaId))).toBe('400 unsupported_language')
      const told = OrderLanguages.parse(await askAs(server, session, ['GET', `${root}/languages/${kind}`]))
      expect(told.kind === 'pair' ? told.language_pairs : told.languages).toEqual([])
    }
  } finally {
    await givenPrice(server)
  }
})

test('what was dubbed is a recording of the same order; scripts count with everything else that is said', async () => {
  const { orderId, mediaId } = await givenOrder(server, session)
  const other = await givenOrder(server, session)
  const original = await sendMedia(server, session, orderId)
  const dub = (id: string) => itemOf('dubbing_review', mediaId, { original_media_id: id })
  expect(await save(session, orderId, dub(other.mediaId))).toBe('404 production_media_not_found')
  expect(await save(session, orderId, dub(mediaId))).toBe('422 schema')
  expect(await save(session, orderId, dub(original))).toMatchObject({ quote: { amount_usd: 2 } })
  const script = itemOf('audiobook_check', mediaId, { script: 'a'.repeat(150_000) })
  expect(await save(session, orderId, script)).toMatchObject({ quote: { amount_usd: 2 } })
  expect(await save(session, orderId, script)).toBe('409 production_item_limit_reached')
})

test('the sandbox delivers each kind at once, and says that it heard nothing', async () => {
  for (const kind of ['translation', 'dubbing_review', 'audiobook_check'] as const) {
    const given = { sandbox: true, item: (mediaId: string) => itemOf(kind, mediaId) }
    const { orderId } = await givenOrder(server, session, given)
    expect(await submitAs(server, session, orderId)).toBe('nothing to pay')
    await runJobs(server)
    const files = await readDeliverables(server, buyer, orderId)
    expect(files.map(({ name }) => name.split('.').at(-1)).toSorted()).toEqual(['docx', 'json', 'srt', 'txt', 'vtt'])
    const { signed_url: url } = files.find(({ name }) => name.endsWith('.txt')) ?? { signed_url: '' }
    const text = await (await server.fetch(new URL(url).pathname + new URL(url).search)).text()
    expect(text).toMatch(kind === 'translation' ? /^Sandbox\nSandbox: what is said/u : /^\[.*\]\nSandbox: a remark on/u)
    expect((await readOrder(server, buyer, orderId)).state).toBe('done')
  }
})
