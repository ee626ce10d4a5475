import { integratedLoudness, type OutputFormat, writeWav } from '@vireo/audio'
import { makeMedia } from '@vireo/engine-media/testing.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { decodeAudio } from '#test/decode-audio.ts'
import { startTestServer, type TestPerson, type TestServer } from '#test/test-server.ts'
import { setSafety, libraryVoices } from '#voices'
import { reserve, verifyLedger } from '#usage'

const sentence = 'The train to the city leaves every morning at a quarter past seven, and it is hardly ever late.'
const voiceOf = (name: string) => libraryVoices.find((voice) => voice.name === name)?.voiceId ?? ''
const female = libraryVoices[0]?.voiceId ?? ''
const male = libraryVoices.find(({ recipe }) => recipe.base === 'rms')?.voiceId ?? ''

let server: TestServer
let person: TestPerson
let speech: Uint8Array<ArrayBuffer>
let speechMs: number
beforeAll(async () => {
  server = await startTestServer()
  person = await server.signUp({ tier: 'enterprise' })
  const spoken = await server.fetch(`/v1/text-to-speech/${female}?output_format=wav_24000`, {
    method: 'POST',
    headers: { ...person.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ text: sentence, seed: 1 }),
  })
  speech = new Uint8Array(await spoken.arrayBuffer())
  speechMs = (await decodeAudio(speech)).durationMs
})

type Asked = {
  who?: TestPerson
  voiceId?: string
  path?: string
  query?: string
  fields?: Record<string, string>
  headers?: Record<string, string>
  signal?: AbortSignal
  fileName?: string
}

function change(audio: Uint8Array<ArrayBuffer>, asked: Asked = {}): Promise<Response> {
  const {
    who = person,
    voiceId = male,
    path = '',
    query = '',
    fields = {},
    headers,
    signal,
    fileName = 'a.wav',
  } = asked
  const body = new FormData()
  body.append('audio', new Blob([audio]), fileName)
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  return server.fetch(`/v1/speech-to-speech/${voiceId}${path}${query}`, {
    method: 'POST',
    headers: { ...who.headers, ...headers },
    body,
    ...(signal && { signal }),
  })
}

const bytesOf = async (answer: Response) => new Uint8Array(await answer.arrayBuffer())
type Failure = { detail: { code: string; message: string; data?: Record<string, unknown> } }
async function failure(answer: Promise<Response>): Promise<[number, string, string]> {
  const response = await answer
  const { detail } = (await response.json()) as Failure
  return [response.status, detail.code, detail.message]
}
const usedBy = async (who: TestPerson) =>
  (
    (await (await server.fetch('/v1/user/subscription', { headers: who.headers })).json()) as {
      character_count: number
    }
  ).character_count
type Item = {
  history_item_id: string
  source: string
  text: string | null
  settings: object
  duration_ms: number
  peaks: number[]
}
const itemsOf = async (who: TestPerson) =>
  ((await (await server.fetch('/v1/history', { headers: who.headers })).json()) as { history: Item[] }).history

describe('a recording is said in another voice', () => {
  test('as long, as loud as everything, with headers, price and history', async () => {
    const who = await server.signUp({ tier: 'creator' })
    const answer = await change(speech, { who, fields: { seed: '7', model_id: 'eleven_multilingual_sts_v2' } })
    const audio = await decodeAudio(await bytesOf(answer))
    expect(audio.sampleRateHz).toBe(44_100)
    expect(Math.abs(audio.durationMs - speechMs)).toBeLessThan(100)
    expect(Math.abs(integratedLoudness(audio.samples, audio.sampleRateHz) + 16)).toBeLessThan(1.5)
    const credits = Math.ceil((Math.ceil(speechMs / 1000) * 1000) / 60)
    expect(answer.headers.get('character-cost')).toBe(String(credits))
    expect(JSON.parse(answer.headers.get('generation-info') ?? '')).toEqual({ seed: 7 })
    expect(answer.headers.get('current-concurrent-requests')).toBe('1')
    expect(await usedBy(who)).toBe(credits)
    const [item] = await itemsOf(who)
    expect(item).toMatchObject({
      history_item_id: answer.headers.get('history-item-id'),
      source: 'STS',
      text: null,
      model_id: 'eleven_multilingual_sts_v2',
      voice_id: male,
      settings: { seed: 7, remove_background_noise: false },
    })
    expect(Math.abs((item?.duration_ms ?? 0) - speechMs)).toBeLessThan(2)
    expect(item?.peaks.length).toBeGreaterThan(50)
    expect(await verifyLedger(server.product.systemContext(), who.workspaceId)).toEqual([])
  })

  test('streamed in the same bytes as whole, for the same seed', async () => {
    const fields = { seed: '3', voice_settings: JSON.stringify({ stability: 0.2, similarity_boost: 1 }) }
    const whole = Buffer.from(await bytesOf(await change(speech, { fields })))
    const streamed = await change(speech, { fields, path: '/stream' })
    expect(streamed.headers.get('history-item-id')).toMatch(/^hist_/)
    expect(whole.equals(await bytesOf(streamed))).toBe(true)
    const other = await bytesOf(await change(speech, { fields: { ...fields, seed: '4' } }))
    expect(whole.equals(other)).toBe(false)
  })

  test.each([
    ['wav_48000', '', undefined],
    ['pcm_16000', '/stream', { codec: 'pcm', sampleRateHz: 16_000 }],
    ['ulaw_8000', '', { codec: 'ulaw', sampleRateHz: 8000 }],
    ['opus_48000_64', '/stream', undefined],
  ] as const)('as %s', async (format, path, bare?: OutputFormat) => {
    const answer = await change(speech, { query: `?output_format=${format}`, path })
    const audio = await decodeAudio(await bytesOf(answer), bare)
    expect(Math.abs(audio.durationMs - speechMs)).toBeLessThan(60)
  })

  test('from bare samples that are said to be such', async () => {
    const { samples } = await decodeAudio(
      await makeMedia('out.wav', ['-i', 'in.wav', '-ar', '16000'], { 'in.wav': speech }),
    )
    const bare = Uint8Array.from(new Uint8Array(Int16Array.from(samples, (sample) => sample * 32_767).buffer))
    const audio = await decodeAudio(await bytesOf(await change(bare, { fields: { file_format: 'pcm_s16le_16' } })))
    expect(Math.abs(audio.durationMs - speechMs)).toBeLessThan(100)
  })

  test('with the noise taken out', async () => {
    const fields = { remove_background_noise: 'true', seed: '1' }
    const answer = await change(speech, { fields })
    expect(answer.status).toBe(200)
    const plain = await bytesOf(await change(speech, { fields: { seed: '1' } }))
    expect(Buffer.from(await bytesOf(answer)).equals(plain)).toBe(false)
  })
})

const containers: readonly (readonly [string, readonly string[]])[] = [
  ['a.aac', []],
  ['a.aiff', []],
  ['a.ogg', ['-c:a', 'libvorbis']],
  ['a.mp3', []],
  ['a.opus', ['-c:a', 'libopus', '-ar', '48000']],
  ['a.webm', ['-c:a', 'libopus', '-ar', '48000']],
  ['a.flac', []],
  ['a.m4a', []],
  ['v.mp4', ['-c:v', 'mpeg4']],
  ['v.avi', ['-c:v', 'mpeg4']],
  ['v.mkv', ['-c:v', 'mpeg4']],
  ['v.mov', ['-c:v', 'mpeg4']],
  ['v.wmv', []],
  ['v.flv', ['-ar', '44100']],
  ['v.webm', ['-c:v', 'libvpx', '-c:a', 'libopus', '-ar', '48000']],
  ['v.mpeg', ['-ar', '44100', '-r', '25']],
  ['v.3gp', ['-c:v', 'mpeg4', '-c:a', 'aac', '-ar', '16000']],
]

describe('files of every kind are read', () => {
  test.each(containers)('%s', async (name, args) => {
    const picture = name.startsWith('v') ? ['-f', 'lavfi', '-i', 'color=c=gray:s=64x64:r=25', '-shortest'] : []
    const file = await makeMedia(name, ['-i', 'in.wav', ...picture, ...args, '-t', '2'], { 'in.wav': speech })
    const answer = await change(Uint8Array.from(file), { fileName: name, query: '?output_format=wav_16000' })
    expect(answer.status).toBe(200)
    expect(Math.abs((await decodeAudio(await bytesOf(answer))).durationMs - 2000)).toBeLessThan(150)
  })
})

const silence = writeWav(new Float32Array(48_000), 16_000)
const tune = writeWav(
  Float32Array.from(
    { length: 80_000 },
    (_, at) => 0.3 * Math.sin((at / 16_000) * 2 * Math.PI * (at % 16_000 < 8000 ? 440 : 330)),
  ),
  16_000,
)

describe('what cannot be said again is refused before anything is charged', () => {
  test.each([
    ['nothing', () => new Uint8Array(0), {}, [400, 'invalid_audio']],
    ['text', () => Buffer.from('not a sound, however long it is '.repeat(50)), {}, [400, 'invalid_audio']],
    [
      'a picture',
      () => makeMedia('p.png', ['-f', 'lavfi', '-i', 'color=s=32x32', '-frames:v', '1']),
      {},
      [400, 'invalid_file_type'],
    ],
    ...(['caf', 'ac3', 'wv'] as const).map(
      (type) =>
        [
          `a container that is not taken, .${type}`,
          () => makeMedia(`a.${type}`, ['-i', 'in.wav'], { 'in.wav': speech }),
          {},
          [400, 'invalid_file_type'],
        ] as const,
    ),
    [
      'a film without sound',
      () => makeMedia('v.mp4', ['-f', 'lavfi', '-i', 'color=s=32x32:r=10', '-t', '1', '-c:v', 'mpeg4']),
      {},
      [400, 'invalid_audio'],
    ],
    ['a file that is cut off', () => speech.slice(0, speech.length >> 1), {}, [400, 'invalid_audio']],
    [
      'a film that is cut off',
      async () => (await makeMedia('a.m4a', ['-i', 'in.wav'], { 'in.wav': speech })).slice(0, 3000),
      {},
      [400, 'invalid_audio'],
    ],
    ['silence', () => silence, {}, [400, 'invalid_audio']],
    ['a tune', () => tune, {}, [400, 'invalid_audio']],
    ['a blink', () => writeWav(new Float32Array(500).fill(0.1), 16_000), {}, [400, 'audio_too_short']],
    [
      'six minutes',
      () => makeMedia('a.wav', ['-f', 'lavfi', '-i', 'sine=frequency=200:sample_rate=8000', '-t', '360']),
      {},
      [400, 'audio_too_long'],
    ],
    [
      'bare samples that are a file',
      () => speech,
      { fields: { file_format: 'pcm_s16le_16' } },
      [400, 'invalid_file_type'],
    ],
    ['an unknown voice', () => speech, { voiceId: 'nobody' }, [404, 'voice_not_found']],
    ['an unknown model', () => speech, { fields: { model_id: 'nobody' } }, [404, 'model_not_found']],
    ['a model that only speaks', () => speech, { fields: { model_id: 'eleven_flash_v2' } }, [400, 'unsupported_model']],
    [
      'settings out of range',
      () => speech,
      { fields: { voice_settings: '{"stability":2}' } },
      [400, 'invalid_voice_settings'],
    ],
    [
      'a format that cannot be streamed',
      () => speech,
      { path: '/stream', query: '?output_format=wav_16000' },
      [400, 'invalid_output_format'],
    ],
  ] as const)('%s', async (_what, make, asked, expected) => {
    const before = await usedBy(person)
    const [status, code, message] = await failure(change(Uint8Array.from(await make()), asked))
    expect([status, code]).toEqual(expected)
    expect(message.length).toBeGreaterThan(10)
    expect(await usedBy(person)).toBe(before)
  })

  test('more bytes than the contract allows', async () => {
    expect((await failure(change(new Uint8Array(50_000_001)))).slice(0, 2)).toEqual([413, 'request_too_large'])
  })

  test('more than is paid for, and what a plan does not include', async () => {
    const free = await server.signUp()
    const query = '?output_format=mp3_44100_192'
    expect((await failure(change(speech, { who: free, query }))).slice(0, 2)).toEqual([403, 'feature_not_available'])
    const ctx = server.product.systemContext(free.workspaceId)
    await reserve(ctx, { credits: 9950, reason: 'test' })
    const answer = await change(speech, { who: free })
    const required = Math.ceil((Math.ceil(speechMs / 1000) * 1000) / 60)
    expect([answer.status, await answer.json()]).toMatchObject([
      402,
      { detail: { code: 'insufficient_credits', status: 'quota_exceeded', data: { required, remaining: 50 } } },
    ])
  })

  test('a text for a model that only changes voices', async () => {
    const answer = server.fetch(`/v1/text-to-speech/${female}`, {
      method: 'POST',
      headers: { ...person.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ text: 'x', model_id: 'eleven_multilingual_sts_v2' }),
    })
    expect((await failure(answer)).slice(0, 2)).toEqual([400, 'unsupported_model'])
  })
})

test('a repeated request is answered with the first one’s recording, and paid once', async () => {
  const who = await server.signUp({ tier: 'creator' })
  const headers = { 'idempotency-key': 'again' }
  const once = async () => Buffer.from(await bytesOf(await change(speech, { who, headers })))
  expect((await once()).equals(await once())).toBe(true)
  expect((await itemsOf(who)).length).toBe(1)
  expect((await failure(change(silence, { who, headers }))).slice(0, 2)).toEqual([409, 'idempotency_key_reused'])
})

test('without logging nothing is kept, and it is charged', async () => {
  const who = await server.signUp({ tier: 'creator' })
  const answer = await change(speech, { who, query: '?enable_logging=false' })
  expect(answer.headers.get('history-item-id')).toBeNull()
  expect((await bytesOf(answer)).length).toBeGreaterThan(10_000)
  expect(await itemsOf(who)).toEqual([])
  expect(await usedBy(who)).toBeGreaterThan(0)
})

test('a banned voice says nothing', async () => {
  const voiceId = voiceOf('Judith')
  await setSafety(server.product.systemContext(), { voiceId, control: 'BAN' })
  await expect
    .poll(async () => (await failure(change(speech, { voiceId }))).slice(0, 2))
    .toEqual([403, 'voice_access_denied'])
})
