import { beforeAll, describe, expect, test } from 'vitest'
import { HistoryItem, HistoryPage } from '@vireo/contracts/history'
import { decodeAudio } from '#test/decode-audio.ts'
import { startTestServer, type TestPerson, type TestServer } from '#test/test-server.ts'
import { createManualClock } from '#kernel/clock.ts'
import { libraryVoices } from '#voices/library/index.ts'
import { purgeDeleted } from './deletion/purge-deleted.ts'

const clock = createManualClock(new Date('2026-03-01T12:00:00Z'))
const voices = libraryVoices.slice(0, 2).map((voice) => voice.voiceId)

let server: TestServer
let person: TestPerson
beforeAll(async () => {
  server = await startTestServer({ clock })
  person = await server.signUp()
})

const call = (path: string, init: RequestInit = {}, who = person) =>
  server.fetch(path, {
    ...init,
    headers: { ...who.headers, ...(init.body ? { 'content-type': 'application/json' } : {}) },
  })
const list = async (query: string, who = person) =>
  HistoryPage.parse(await (await call(`/v1/history?${query}`, {}, who)).json())
const download = (body: object) => call('/v1/history/download', { method: 'POST', body: JSON.stringify(body) })

async function generate(
  text: string,
  { voice = voices[0], format = 'mp3_44100_64', who = person } = {},
): Promise<string> {
  const answer = await call(
    `/v1/text-to-speech/${voice}?output_format=${format}`,
    { method: 'POST', body: JSON.stringify({ text }) },
    who,
  )
  await answer.arrayBuffer()
  expect(answer.status).toBe(200)
  return answer.headers.get('history-item-id') ?? ''
}

describe('a list', () => {
  let who: TestPerson
  const texts = ['Apples are red.', 'Bananas are yellow.', 'Cherries are red.', 'Dates are brown.', '100% pure_juice.']
  beforeAll(async () => {
    who = await server.signUp()
    for (const [index, text] of texts.entries()) {
      await generate(text, { voice: voices[index % 2], who })
      clock.advance(1000)
    }
  })
  const textsOf = async (query: string) => (await list(query, who)).history.map((item) => item.text)

  test('is newest first, or oldest first when asked', async () => {
    expect(await textsOf('')).toEqual(texts.toReversed())
    expect(await textsOf('sort_direction=asc')).toEqual(texts)
  })

  test('comes page by page, without holes or repeats', async () => {
    const seen: (string | null)[] = []
    let after = ''
    for (;;) {
      const page = await list(`page_size=2${after}`, who)
      seen.push(...page.history.map((item) => item.text))
      if (!page.has_more) break
      after = `&start_after_history_item_id=${page.last_history_item_id}`
    }
    expect(seen).toEqual(texts.toReversed())
  })

  test.each([
    ['search=red', ['Cherries are red.', 'Apples are red.']],
    ['search=RED', ['Cherries are red.', 'Apples are red.']],
    ['search=100%25', ['100% pure_juice.']],
    ['search=pure_j', ['100% pure_juice.']],
    ['search=_', ['100% pure_juice.']],
    ['search=nothing', []],
    ['search=red&page_size=1', ['Cherries are red.']],
    ['source=STS', []],
    ['source=TTS&page_size=1', ['100% pure_juice.']],
    ['model_id=eleven_v3', []],
    [`date_after_unix=${Date.UTC(2026, 2, 1, 12, 0, 3) / 1000}`, ['100% pure_juice.', 'Dates are brown.']],
    [`date_before_unix=${Date.UTC(2026, 2, 1, 12, 0, 1) / 1000}`, ['Apples are red.']],
  ])('can be narrowed by %s', async (query, expected) => {
    expect(await textsOf(query)).toEqual(expected)
  })

  test('can be narrowed to a voice', async () => {
    expect(await textsOf(`voice_id=${voices[1]}`)).toEqual(['Dates are brown.', 'Bananas are yellow.'])
  })

  test.each([
    ['page_size=0', 400, 'invalid_page_size'],
    ['page_size=1001', 400, 'invalid_page_size'],
    ['start_after_history_item_id=nobody', 400, 'invalid_cursor'],
  ])('refuses %s', async (query, status, code) => {
    const answer = await call(`/v1/history?${query}`)
    expect([answer.status, await answer.json()]).toMatchObject([status, { detail: { code } }])
  })

  test('goes on after an item that was deleted meanwhile', async () => {
    const [first, second] = (await list('', who)).history
    await call(`/v1/history/${first?.history_item_id}`, { method: 'DELETE' }, who)
    const page = await list(`start_after_history_item_id=${first?.history_item_id}`, who)
    expect(page.history[0]?.history_item_id).toBe(second?.history_item_id)
  })
})

describe('a recording', () => {
  test('is described, with the times of its characters and the shape of its sound', async () => {
    const item = HistoryItem.parse(await (await call(`/v1/history/${await generate('What a day.')}`)).json())
    expect(item).toMatchObject({
      text: 'What a day.',
      voice_category: 'premade',
      source: 'TTS',
      output_format: 'mp3_44100_64',
      state: 'created',
    })
    expect(item.alignments?.alignment.characters.join('')).toBe('What a day.')
    expect(item.duration_ms).toBeGreaterThan(400)
    expect(Math.max(...(item.peaks ?? []))).toBeGreaterThan(20)
  })

  test('is played in parts', async () => {
    const path = `/v1/history/${await generate('Play me in parts.')}/audio`
    const whole = Buffer.from(await (await call(path)).arrayBuffer())
    const part = await server.fetch(path, { headers: { ...person.headers, range: 'bytes=100-199' } })
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 100-199/${whole.length}`])
    expect(Buffer.from(await part.arrayBuffer()).equals(whole.subarray(100, 200))).toBe(true)
  })
})

describe('a download', () => {
  test.each([
    ['mp3_44100_64', undefined, 'audio/mpeg', 'mp3'],
    ['wav_16000', undefined, 'audio/wav', 'wav'],
    ['pcm_16000', undefined, 'audio/mpeg', 'mp3'],
    ['ulaw_8000', undefined, 'audio/mpeg', 'mp3'],
    ['opus_48000_32', undefined, 'audio/mpeg', 'mp3'],
    ['mp3_44100_64', 'wav', 'audio/wav', 'wav'],
  ])('of %s as %s is %s', async (format, wanted, contentType, extension) => {
    const id = await generate('Keep: this? for/ever!', { format })
    const answer = await download({ history_item_ids: [id], ...(wanted && { output_format: wanted }) })
    expect(answer.headers.get('content-type')).toBe(contentType)
    expect(answer.headers.get('content-disposition')).toMatch(
      new RegExp(`filename="Keep_this_forever_\\w+\\.${extension}"`),
    )
    expect((await decodeAudio(new Uint8Array(await answer.arrayBuffer()))).durationMs).toBeGreaterThan(600)
  })

  test('of several is a zip with one file each', async () => {
    const ids = [await generate('First one.'), await generate('Second one.', { format: 'pcm_16000' })]
    const answer = await download({ history_item_ids: ids })
    const zip = Buffer.from(await answer.arrayBuffer())
    expect([answer.headers.get('content-type'), zip.subarray(0, 4).toString('hex')]).toEqual([
      'application/zip',
      '504b0304',
    ])
    for (const name of ['First_one_', 'Second_one_']) expect(zip.includes(name)).toBe(true)
  })

  test('of nothing is refused', async () => {
    expect((await download({ history_item_ids: [] })).status).toBe(422)
    expect((await download({ history_item_ids: ['nobody'] })).status).toBe(404)
  })

  test('that makes no sense is refused in both shapes that clients read', async () => {
    const answer = await call('/v1/history/download', { method: 'POST', body: '{' })
    expect([answer.status, await answer.json()]).toMatchObject([
      400,
      { detail: { code: 'malformed_json' }, error: 'malformed_json', message: 'The request body is not valid JSON.' },
    ])
  })
})

test('a deleted item is gone from every read at once; its file goes a little later, and not while a backup runs', async () => {
  const id = await generate('Forget me.')
  const ctx = server.product.systemContext(person.workspaceId)
  const key = `history/${person.workspaceId}/${id}.mp3`
  expect((await call(`/v1/history/${id}`, { method: 'DELETE' })).status).toBe(200)
  for (const path of [`/v1/history/${id}`, `/v1/history/${id}/audio`]) expect((await call(path)).status).toBe(404)
  expect((await call(`/v1/history/${id}`, { method: 'DELETE' })).status).toBe(404)

  expect(await purgeDeleted(ctx)).toEqual({ purged: 0 })
  clock.advance(31_000)
  const backup = await server.database.pool.connect()
  await backup.query('select pg_advisory_lock_shared(7836502)')
  expect(await purgeDeleted(ctx)).toEqual({ purged: 0 })
  await backup.query('select pg_advisory_unlock_shared(7836502)')
  backup.release()
  expect((await purgeDeleted(ctx)).purged).toBeGreaterThan(0)
  expect(await server.ports.storage.size(key)).toBeGreaterThan(0)
  const { historySubscriptions } = await import('./subscriptions.ts')
  for (const { react } of historySubscriptions)
    await react(ctx, { storageKeys: [key] } as never, { id: 'evt_x', at: ctx.now() })
  expect(await server.ports.storage.size(key)).toBeUndefined()
})
