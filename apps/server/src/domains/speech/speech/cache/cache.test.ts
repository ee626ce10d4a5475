import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestServer, type TestPerson, type TestServer } from '#test/test-server.ts'
import { verifyLedger } from '#usage'
import { libraryVoices } from '#voices/library/index.ts'
import { setSafety } from '#voices/safety/index.ts'

const voiceId = libraryVoices[0]?.voiceId ?? ''
const text = 'The same words again. And a second sentence.'

let server: TestServer
let person: TestPerson
beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(async () => {
  person = await server.signUp()
})

type Wish = { readonly body?: object; readonly by?: TestPerson; readonly path?: string; readonly voice?: string }
const say = (wish: Wish = {}) =>
  server.fetch(`/v1/text-to-speech/${wish.voice ?? voiceId}${wish.path ?? ''}`, {
    method: 'POST',
    headers: { ...(wish.by ?? person).headers, 'content-type': 'application/json' },
    body: JSON.stringify({ text, seed: 7, ...wish.body }),
  })
const heard = async (answer: Response) => ({
  status: answer.status,
  cache: answer.headers.get('x-cache'),
  cost: answer.headers.get('character-cost'),
  item: answer.headers.get('history-item-id'),
  audio: Buffer.from(await answer.arrayBuffer()).toString('base64'),
})
const get = async (path: string) => (await (await server.fetch(path, { headers: person.headers })).json()) as never
const used = async () => (await get('/v1/user/subscription'))['character_count']

test('the same request with the same seed is the same recording, for nothing, as a new history item', async () => {
  const first = await heard(await say())
  expect([first.status, first.cache, first.cost]).toEqual([200, 'miss', String(text.length)])
  const second = await heard(await say({ path: '?output_format=mp3_44100_128' }))
  expect(second).toMatchObject({ status: 200, cache: 'hit', cost: '0', audio: first.audio })
  expect(second.item).not.toBe(first.item)
  expect(await used()).toBe(text.length)
  const [one, two] = [await get(`/v1/history/${first.item}`), await get(`/v1/history/${second.item}`)]
  for (const same of ['text', 'voice_id', 'model_id', 'settings', 'alignments', 'peaks', 'duration_ms'])
    expect(two[same]).toEqual(one[same])
  const stored = await server.fetch(`/v1/history/${second.item}/audio`, { headers: person.headers })
  expect(Buffer.from(await stored.arrayBuffer()).toString('base64')).toBe(first.audio)
  expect(await verifyLedger(server.product.systemContext(), person.workspaceId)).toEqual([])
})

test('every shape of answer is served from one recording, with its times', async () => {
  const timed = (await (await say({ path: '/with-timestamps' })).json()) as { audio_base64: string; alignment: object }
  const streamed = await heard(await say({ path: '/stream' }))
  expect(streamed).toMatchObject({ cache: 'hit', audio: timed.audio_base64 })
  const lines = (await (await say({ path: '/stream/with-timestamps' })).text())
    .split('\n\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as { audio_base64: string; alignment: { characters: string[] } | null })
  expect(lines.length).toBeGreaterThan(1)
  expect(Buffer.concat(lines.map((line) => Buffer.from(line.audio_base64, 'base64'))).toString('base64')).toBe(
    timed.audio_base64,
  )
  expect(lines.flatMap((line) => line.alignment?.characters ?? []).join('')).toBe(text)
})

describe('it is made anew', () => {
  test.each([
    ['another seed', { body: { seed: 8 } }],
    ['another text', { body: { text: `${text} ` } }],
    ['another model', { body: { model_id: 'eleven_flash_v2_5' } }],
    ['another speed', { body: { voice_settings: { speed: 1.1 } } }],
    ['another format', { path: '?output_format=mp3_44100_64' }],
    ['another voice', { voice: libraryVoices[1]?.voiceId ?? '' }],
    ['text that goes on', { body: { next_text: 'More.' } }],
    ['no normalisation', { body: { apply_text_normalization: 'off' } }],
  ] as const)('for %s', async (_what, wish) => {
    await heard(await say())
    expect((await heard(await say(wish))).cache).toBe('miss')
  })

  test('without a seed: a new one is drawn each time, and is told', async () => {
    const takes = [await say({ body: { seed: null } }), await say({ body: { seed: null } })]
    const seeds = takes.map(
      (take) => (JSON.parse(take.headers.get('generation-info') ?? '{}') as { seed: number }).seed,
    )
    const [one, two] = [await heard(takes[0] as Response), await heard(takes[1] as Response)]
    expect([one.cache, two.cache, one.cost, two.cost]).toEqual([null, null, String(text.length), String(text.length)])
    expect(seeds[0]).not.toBe(seeds[1])
    expect(one.audio).not.toBe(two.audio)
    expect((await heard(await say({ body: { seed: seeds[0] } }))).audio).toBe(one.audio)
  })

  test('for another workspace, in which the sound is the same', async () => {
    const first = await heard(await say())
    const other = await heard(await say({ by: await server.signUp() }))
    expect([other.cache, other.cost, other.audio === first.audio]).toEqual(['miss', String(text.length), true])
  })

  test('once the recording was deleted, and where nothing is kept', async () => {
    const { item } = await heard(await say())
    await server.fetch(`/v1/history/${item}`, { method: 'DELETE', headers: person.headers })
    expect((await heard(await say())).cache).toBe('miss')
    const unlogged = await heard(await say({ path: '?enable_logging=false' }))
    expect([unlogged.cache, unlogged.cost]).toEqual([null, String(text.length)])
  })
})

test('all checks run for what is there already', async () => {
  await heard(await say())
  const ctx = server.product.systemContext()
  await setSafety(ctx, { voiceId, control: 'BAN' })
  expect((await say()).status).toBe(403)
  await setSafety(ctx, { voiceId, control: 'NONE' })
  expect((await heard(await say())).cache).toBe('hit')
})
