import { soundEffectCredits, soundEffectExamples, soundEffectLimits } from '@vireo/contracts/sound-effects'
import { beforeAll, describe, expect, test } from 'vitest'
import { testSoundEffects } from '#test/test-engines.ts'
import { decodeAudio } from '#test/decode-audio.ts'
import { manifestIn } from '#test/manifest-in.ts'
import { startTestServer, type TestPerson } from '#test/test-server.ts'

const server = await startTestServer()
let person: TestPerson
beforeAll(async () => {
  person = await server.signUp({ tier: 'pro' })
})

const generate = (body: object, query = '', headers: Record<string, string> = {}) =>
  server.fetch(`/v1/sound-generation${query}`, {
    method: 'POST',
    headers: { ...person.headers, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
const bytesOf = async (answer: Response) => new Uint8Array(await answer.arrayBuffer())

async function spent(): Promise<number> {
  const answer = await server.fetch('/v1/user/subscription', { headers: person.headers })
  return ((await answer.json()) as { character_count: number }).character_count
}

async function items(): Promise<
  readonly { history_item_id: string; text: string; settings: unknown; duration_ms: number }[]
> {
  const answer = await server.fetch('/v1/history?source=SFX', { headers: person.headers })
  return ((await answer.json()) as { history: never[] }).history
}

test('a sound is as long as asked, costs 40 credits a second, and stands in the history with what it was made of', async () => {
  const before = await spent()
  const answer = await generate({ text: 'rain on a tin roof', duration_seconds: 1.5, seed: 7, loop: true })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('audio/mpeg')
  expect(answer.headers.get('character-cost')).toBe('60')
  const file = await bytesOf(answer)
  expect(await manifestIn(file)).toMatchObject({ tool: 'sound_effects', clonedVoices: [] })
  const { durationMs } = await decodeAudio(file)
  expect(Math.abs(durationMs - 1500)).toBeLessThan(100)
  expect(await spent()).toBe(before + 60)
  const [item] = await items()
  expect(item).toMatchObject({
    history_item_id: answer.headers.get('history-item-id'),
    text: 'rain on a tin roof',
    source: 'SFX',
    voice_id: null,
    duration_ms: 1500,
    settings: { duration_seconds: 1.5, loop: true, prompt_influence: 0.3, seed: 7 },
  })
})

test('a length that is left to the sound costs 200', async () => {
  const before = await spent()
  const answer = await generate({ text: 'two knocks', duration_seconds: null })
  expect(answer.status).toBe(200)
  expect(await spent()).toBe(before + 200)
  const info = JSON.parse(answer.headers.get('generation-info') ?? '{}') as { seed: number; duration_seconds: number }
  expect(info).toMatchObject({ made: ['knock'], not_understood: [] })
  expect(info.duration_seconds).toBeGreaterThan(0.5)
  expect(info.seed).toBeGreaterThanOrEqual(0)
})

test.each([
  [0.5, 20],
  [1, 40],
  [0.51, 21],
  [30, 1200],
  [null, 200],
] as const)('%s seconds cost %s credits', (seconds, credits) => {
  expect(soundEffectCredits(seconds)).toBe(credits)
})

test('the same seed gives the same bytes, another one others', async () => {
  const make = async (seed: number) =>
    Buffer.from(await bytesOf(await generate({ text: 'wind', duration_seconds: 0.6, seed })))
  const one = await make(1)
  expect((await make(1)).equals(one)).toBe(true)
  expect((await make(2)).equals(one)).toBe(false)
})

test('an idempotency key makes one sound of two requests', async () => {
  const before = await spent()
  const key = { 'idempotency-key': 'one-thunder' }
  const body = { text: 'thunder', duration_seconds: 1 }
  const [one, other] = [await generate(body, '', key), await generate(body, '', key)]
  expect(other.headers.get('history-item-id')).toBe(one.headers.get('history-item-id'))
  expect(await spent()).toBe(before + 40)
})

test('words that are not understood are named, and the sound is made of the others', async () => {
  const answer = await generate({ text: 'thunder über a Käsekuchen', duration_seconds: 0.5 })
  expect(answer.status).toBe(200)
  expect(JSON.parse(answer.headers.get('generation-info') ?? '{}')).toMatchObject({
    made: ['thunder'],
    not_understood: ['Käsekuchen'],
  })
})

test('400 bad_prompt where nothing is understood: with what can be made, nothing kept and nothing charged', async () => {
  const before = [await spent(), (await items()).length]
  const answer = await generate({ text: 'a cat plays guitar' })
  expect(answer.status).toBe(400)
  const { detail } = (await answer.json()) as {
    detail: { code: string; param: string; data: { prompt_suggestion: string; not_understood: string[] } }
  }
  expect(detail).toMatchObject({ code: 'bad_prompt', param: 'text', data: { not_understood: ['cat', 'guitar'] } })
  expect((await testSoundEffects.understand(detail.data.prompt_suggestion)).unknown).toEqual([])
  expect([await spent(), (await items()).length]).toEqual(before)
})

describe('what is refused', () => {
  test.each([
    [{ text: '' }, '', 400, 'empty_text'],
    [{ text: '  ' }, '', 400, 'empty_text'],
    [{ text: `rain ${'x'.repeat(1000)}` }, '', 400, 'text_too_long'],
    [{ text: 'rain \u0000' }, '', 400, 'invalid_text'],
    [{ text: 'rain' }, '?output_format=flac_1', 400, 'invalid_output_format'],
  ] as const)('%j%s', async (body, query, status, code) => {
    const answer = await generate(body, query)
    expect(answer.status).toBe(status)
    expect(await answer.json()).toMatchObject({ detail: { code } })
  })

  test.each([
    { duration_seconds: 0.4 },
    { duration_seconds: 30.1 },
    { prompt_influence: 1.1 },
    { model_id: 'another' },
    { seed: -1 },
  ])('422 for %j', async (wrong) => {
    expect((await generate({ text: 'rain', ...wrong })).status).toBe(422)
  })

  test('a format that the plan does not include, and more than is left', async () => {
    const poor = await server.signUp()
    const ask = (query: string, body: object) =>
      server.fetch(`/v1/sound-generation${query}`, {
        method: 'POST',
        headers: { ...poor.headers, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    const rich = await ask('?output_format=wav_44100', { text: 'rain' })
    expect([rich.status, ((await rich.json()) as { detail: { code: string } }).detail.code]).toEqual([
      403,
      'feature_not_available',
    ])
    await server.database.pool.query('update credit_accounts set used_credits = plan_credits where workspace_id = $1', [
      poor.workspaceId,
    ])
    const broke = await ask('', { text: 'rain' })
    expect([broke.status, ((await broke.json()) as { detail: { code: string } }).detail.code]).toEqual([
      402,
      'insufficient_credits',
    ])
  })
})

test.each(['mp3_22050_32', 'pcm_16000', 'wav_44100', 'opus_48000_64', 'ulaw_8000', 'alaw_8000'])(
  '%s is sent and can be downloaded',
  async (format) => {
    const answer = await generate({ text: 'click', duration_seconds: 0.5 }, `?output_format=${format}`)
    expect(answer.status).toBe(200)
    expect((await bytesOf(answer)).byteLength).toBeGreaterThan(500)
    const audio = await server.fetch(`/v1/history/${answer.headers.get('history-item-id')}/audio`, {
      headers: person.headers,
    })
    expect(audio.status).toBe(200)
  },
)

test('every example on the screen is understood to the last word', async () => {
  for (const text of [...soundEffectExamples.en, ...soundEffectExamples.de]) {
    const { made, unknown } = await testSoundEffects.understand(text)
    expect([text, unknown, made.length > 0]).toEqual([text, [], true])
  }
})

test('the longest prompt is read in no time', async () => {
  const text = 'rain and '.repeat(soundEffectLimits.textMax / 9).trim()
  expect((await testSoundEffects.understand(text)).made).toEqual(['rain'])
})

test.each([
  ['one word that is as long as it may be', '㍍'.repeat(990)],
  ['many words', 'ьяы юэж щцч '.repeat(82)],
  [
    'many words that differ',
    Array.from({ length: 300 }, (_, at) => String.fromCodePoint(0x4e_00 + 7 * at, 0x20)).join(''),
  ],
])('what was not understood leaves room for the sound: %s', async (_what, words) => {
  const answer = await generate({ text: `rain ${words}`.slice(0, 1000), duration_seconds: 0.5 })
  expect(answer.status).toBe(200)
  const info = answer.headers.get('generation-info') ?? ''
  expect(info.length).toBeLessThan(2000)
  expect(JSON.parse(info)).toMatchObject({ made: ['rain'] })
  expect((await bytesOf(answer)).length).toBeGreaterThan(1000)
})

test('nor do many sounds one after the other take the room of the sound that was paid', async () => {
  const answer = await generate({ text: '🚁→'.repeat(500), duration_seconds: 0.5 })
  expect(answer.status).toBe(200)
  const info = answer.headers.get('generation-info') ?? ''
  expect(info.length).toBeLessThan(2000)
  const { made } = JSON.parse(info) as { made: readonly string[] }
  expect(made.length).toBeGreaterThan(50)
  expect(new Set(made)).toEqual(new Set(['helicopter']))
})
