import OpenAI from 'openai'
import { beforeAll, describe, expect, test } from 'vitest'
import { libraryVoices } from '#voices/library/index.ts'
import { decodeAudio } from '../decode-audio.ts'
import { startTestServer, type TestPerson, type TestServer } from '../test-server.ts'

const input = 'The quick brown fox jumps over the lazy dog.'

let server: TestServer
let person: TestPerson
let openai: OpenAI
beforeAll(async () => {
  server = await startTestServer()
  person = await server.signUp()
  openai = new OpenAI({ apiKey: person.apiKey, baseURL: `${server.url}/v1`, maxRetries: 0 })
})

const newest = async () => {
  const { history } = (await (await server.fetch('/v1/history', { headers: person.headers })).json()) as {
    history: { text: string; voice_id: string; model_id: string }[]
  }
  return history[0]
}

test.each([
  ['mp3', 'audio/mpeg', 44_100],
  ['opus', 'audio/ogg', 48_000],
  ['aac', 'audio/aac', 24_000],
  ['flac', 'audio/flac', 24_000],
  ['wav', 'audio/wav', 24_000],
] as const)('audio.speech.create answers in %s', async (response_format, contentType, sampleRateHz) => {
  const answer = await openai.audio.speech.create({ model: 'tts-1', voice: 'nova', input, response_format })
  expect(answer.headers.get('content-type')).toBe(contentType)
  const audio = await decodeAudio(new Uint8Array(await answer.arrayBuffer()))
  expect(audio.sampleRateHz).toBe(sampleRateHz)
  expect(audio.durationMs).toBeGreaterThan(1800)
  expect(audio.samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0)).toBeGreaterThan(0.2)
})

test('pcm is 24 kHz, and speed changes how long it lasts', async () => {
  const durationMs = async (speed: number) => {
    const answer = await openai.audio.speech.create({
      model: 'tts-1-hd',
      voice: 'ash',
      input,
      response_format: 'pcm',
      speed,
    })
    return (await answer.arrayBuffer()).byteLength / 48
  }
  const [normal, fast] = [await durationMs(1), await durationMs(2)]
  expect(normal).toBeGreaterThan(1800)
  expect(normal / fast).toBeGreaterThan(1.6)
})

test('voices go by name, by id, and as an object; every one of theirs speaks', async () => {
  const [voice] = libraryVoices.filter(({ name }) => name === 'Poppy')
  for (const wish of ['poppy', voice?.voiceId ?? '', { id: voice?.voiceId ?? '' }]) {
    await (await openai.audio.speech.create({ model: 'eleven_flash_v2_5', voice: wish, input: 'Hello.' })).arrayBuffer()
    expect(await newest()).toMatchObject({ voice_id: voice?.voiceId, model_id: 'eleven_flash_v2_5', text: 'Hello.' })
  }
  const spoken = new Set<string | undefined>()
  for (const theirs of [
    'alloy',
    'ballad',
    'coral',
    'echo',
    'fable',
    'onyx',
    'sage',
    'shimmer',
    'verse',
    'marin',
    'cedar',
  ]) {
    await (await openai.audio.speech.create({ model: 'tts-1', voice: theirs, input: 'Hi.' })).arrayBuffer()
    spoken.add((await newest())?.voice_id)
  }
  expect(spoken.size).toBe(11)
})

test('server-sent events carry the audio while it is made and say when it is complete', async () => {
  const answer = await openai.audio.speech.create({
    model: 'gpt-4o-mini-tts',
    voice: 'marin',
    input: `${input} ${input}`,
    instructions: 'Speak like a pirate.',
    stream_format: 'sse',
  })
  expect(answer.headers.get('content-type')).toContain('text/event-stream')
  const events = (await answer.text())
    .split('\n\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line.replace(/^data: /, '')) as { type: string; audio?: string; usage?: object })
  expect(events.at(-1)).toEqual({
    type: 'speech.audio.done',
    usage: { input_tokens: 89, output_tokens: 0, total_tokens: 89 },
  })
  expect(new Set(events.slice(0, -1).map(({ type }) => type))).toEqual(new Set(['speech.audio.delta']))
  const audio = await decodeAudio(Buffer.concat(events.map((event) => Buffer.from(event.audio ?? '', 'base64'))))
  expect(audio.durationMs).toBeGreaterThan(3600)
})

test('it costs credits and is in the history like everything else', async () => {
  const { data, response } = await openai.audio.speech
    .create({ model: 'tts-1-hd', voice: 'nova', input })
    .withResponse()
  await data.arrayBuffer()
  expect([response.headers.get('character-cost'), (await newest())?.text]).toEqual([String(input.length), input])
})

test('models.list is a list of models that speak, and ours stays what it is', async () => {
  const ids: string[] = []
  for await (const model of await openai.models.list()) ids.push(model.id)
  expect(ids).toEqual(expect.arrayContaining(['eleven_multilingual_v2', 'tts-1']))
  for (const headers of [person.headers, { authorization: `Bearer ${person.apiKey}` }]) {
    const answer = await server.fetch('/v1/models', { headers })
    expect([Array.isArray(await answer.json()), answer.headers.get('vary')]).toEqual([true, 'x-stainless-lang'])
  }
})

describe('failures have the shape that the client knows', () => {
  test.each([
    ['a model that is not there', { model: 'tts-9' }, 404, 'model_not_found', 'invalid_request_error', 'model'],
    ['a voice that is not there', { voice: 'nobody' }, 404, 'voice_not_found', 'invalid_request_error', 'voice'],
    ['nothing to say', { input: '' }, 400, 'empty_text', 'invalid_request_error', 'input'],
    ['too much to say', { input: 'a'.repeat(4097) }, 400, 'text_too_long', 'invalid_request_error', 'input'],
    [
      'no money',
      { input: 'a '.repeat(2000), model: 'tts-1-hd' },
      429,
      'insufficient_quota',
      'insufficient_quota',
      null,
    ],
  ])('%s', async (_what, change, status, code, type, param) => {
    const poor = await server.signUp()
    if (status === 429) {
      const client = new OpenAI({ apiKey: poor.apiKey, baseURL: `${server.url}/v1`, maxRetries: 0 })
      for (let used = 0; used < 10_000; used += 4000) {
        const failed = await client.audio.speech
          .create({ model: 'tts-1-hd', voice: 'nova', input, ...change })
          .then((answer) => answer.arrayBuffer())
          .catch((error: unknown) => error)
        if (failed instanceof OpenAI.APIError)
          return expect([failed.status, failed.code, failed.type]).toEqual([status, code, type])
      }
      throw new Error('the money never ran out')
    }
    const failed = await openai.audio.speech
      .create({ model: 'tts-1', voice: 'nova', input, ...change })
      .catch((error: unknown) => error)
    if (!(failed instanceof OpenAI.APIError)) throw new Error('it did not fail')
    expect([failed.status, failed.code, failed.type, failed.param]).toEqual([status, code, type, param])
  })

  test('what is not there: transcriptions, and a path that nobody has', async () => {
    const file = new File(['sound'], 'a.wav')
    const calls = [() => openai.audio.transcriptions.create({ file, model: 'whisper-1' }), () => openai.files.list()]
    for (const call of calls) {
      const failed = await call().then(String, (error: unknown) => error)
      if (!(failed instanceof OpenAI.APIError)) throw new Error('it did not fail')
      expect([failed.status, failed.code, failed.type]).toEqual([404, 'route_not_found', 'invalid_request_error'])
    }
    const plain = await server.fetch('/v1/audio/transcriptions', { method: 'POST', headers: person.headers })
    expect(await plain.json()).toMatchObject({ error: { code: 'route_not_found' } })
  })

  test('a key that is none', async () => {
    const stranger = new OpenAI({ apiKey: 'sk_forged', baseURL: `${server.url}/v1`, maxRetries: 0 })
    await expect(stranger.audio.speech.create({ model: 'tts-1', voice: 'nova', input })).rejects.toBeInstanceOf(
      OpenAI.AuthenticationError,
    )
  })
})
