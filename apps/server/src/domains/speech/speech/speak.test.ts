import { truePeakDbfs } from '@vireo/audio'
import { beforeAll, describe, expect, test } from 'vitest'
import { decodeAudio } from '#test/decode-audio.ts'
import { startTestServer, type TestPerson, type TestServer } from '#test/test-server.ts'
import { verifyLedger } from '#usage'
import { libraryVoices } from '#voices/library/index.ts'

let server: TestServer
let person: TestPerson
const voice = (language: string) => libraryVoices.find((one) => one.languages[0]?.startsWith(language))?.voiceId ?? ''
const english = libraryVoices[0]?.voiceId ?? ''
beforeAll(async () => {
  server = await startTestServer()
  person = await server.signUp({ tier: 'enterprise' })
})

type Asked = {
  voiceId?: string
  query?: string
  path?: string
  who?: TestPerson
  signal?: AbortSignal
  headers?: Record<string, string>
}
const say = (body: unknown, { voiceId = english, query = '', path = '', who = person, signal, headers }: Asked = {}) =>
  server.fetch(`/v1/text-to-speech/${voiceId}${path}${query}`, {
    method: 'POST',
    headers: { ...who.headers, 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
    ...(signal && { signal }),
  })
const failure = async (response: Promise<Response>) => {
  const answer = await response
  const body = (await answer.json()) as { detail: { code: string } }
  return [answer.status, body.detail.code]
}
const usedBy = async (who: TestPerson) =>
  (
    (await (await server.fetch('/v1/user/subscription', { headers: who.headers })).json()) as {
      character_count: number
    }
  ).character_count
const itemsOf = async (who: TestPerson) =>
  (
    (await (await server.fetch('/v1/history', { headers: who.headers })).json()) as {
      history: { text: string; history_item_id: string }[]
    }
  ).history

describe('a text becomes sound', () => {
  test.each([
    ['mp3_22050_32', 22_050],
    ['mp3_24000_48', 24_000],
    ['mp3_44100_192', 44_100],
    ['wav_8000', 8000],
    ['wav_48000', 48_000],
    ['opus_48000_32', 48_000],
    ['opus_48000_128', 48_000],
  ])('as %s', async (format, sampleRateHz) => {
    const answer = await say({ text: 'One two three four five.' }, { query: `?output_format=${format}` })
    const audio = await decodeAudio(new Uint8Array(await answer.arrayBuffer()))
    expect(audio.sampleRateHz).toBe(sampleRateHz)
    expect(audio.durationMs).toBeGreaterThan(1000)
    expect(truePeakDbfs(audio.samples)).toBeGreaterThan(-20)
  })

  test.each([
    ['pcm_16000', { codec: 'pcm', sampleRateHz: 16_000 }],
    ['pcm_44100', { codec: 'pcm', sampleRateHz: 44_100 }],
    ['ulaw_8000', { codec: 'ulaw', sampleRateHz: 8000 }],
    ['alaw_8000', { codec: 'alaw', sampleRateHz: 8000 }],
  ] as const)('as bare %s', async (name, format) => {
    const answer = await say({ text: 'One two three four five.' }, { query: `?output_format=${name}`, path: '/stream' })
    const audio = await decodeAudio(new Uint8Array(await answer.arrayBuffer()), format)
    expect(audio.durationMs).toBeGreaterThan(1000)
    expect(truePeakDbfs(audio.samples)).toBeGreaterThan(-20)
  })

  test('with headers that say how it was made and how to find it', async () => {
    const answer = await say({ text: 'Hello there.', seed: 7 })
    await answer.arrayBuffer()
    const item = answer.headers.get('history-item-id')
    expect(answer.headers.get('character-cost')).toBe('12')
    expect(JSON.parse(answer.headers.get('generation-info') ?? '')).toMatchObject({ seed: 7 })
    expect((await itemsOf(person))[0]).toMatchObject({ history_item_id: item, text: 'Hello there.' })
  })

  test('in the same bytes for the same seed, in others without one', async () => {
    const bytes = async (body: object) => Buffer.from(await (await say(body)).arrayBuffer()).toString('base64')
    const [one, two, free] = [
      await bytes({ text: 'Again and again.', seed: 3 }),
      await bytes({ text: 'Again and again.', seed: 3 }),
      await bytes({ text: 'Again and again.' }),
    ]
    expect(one === two).toBe(true)
    expect(one === free).toBe(false)
  })

  test('faster when asked to be', async () => {
    const length = async (speed: number) =>
      (
        await decodeAudio(
          new Uint8Array(
            await (await say({ text: 'How fast is this sentence?', seed: 1, voice_settings: { speed } })).arrayBuffer(),
          ),
        )
      ).durationMs
    expect((await length(0.7)) / (await length(1.4))).toBeGreaterThan(1.6)
  })

  test('with pauses where the text asks for them', async () => {
    const length = async (text: string) =>
      (await decodeAudio(new Uint8Array(await (await say({ text, seed: 1 })).arrayBuffer()))).durationMs
    expect((await length('One. <break time="1.5s"/> Two.')) - (await length('One. Two.'))).toBeGreaterThan(1200)
  })

  test('a foreign run is spoken by another voice, and that is said', async () => {
    const answer = await say({ text: 'He said Привет, как дела? to me.' })
    await answer.arrayBuffer()
    expect(JSON.parse(answer.headers.get('generation-info') ?? '').other_voices).toEqual([
      { language: 'ru', voice_id: expect.any(String) },
    ])
  })
})

describe('what cannot be said is refused before anything is charged', () => {
  test.each([
    ['empty text', { text: '' }, {}, [400, 'empty_text']],
    ['blank text', { text: ' \n\t ' }, {}, [400, 'empty_text']],
    ['nothing to hear', { text: '[laughs]' }, {}, [400, 'empty_text']],
    ['over-long text', { text: 'x'.repeat(10_001) }, {}, [400, 'text_too_long']],
    ['over-long text in code points', { text: '😀'.repeat(3001), model_id: 'eleven_v3' }, {}, [400, 'text_too_long']],
    ['a lone surrogate', '{"text":"a\\ud800b"}', {}, [400, 'invalid_text']],
    ['a NUL', '{"text":"a\\u0000b"}', {}, [400, 'invalid_text']],
    ['an unknown model', { text: 'x', model_id: 'nobody' }, {}, [404, 'model_not_found']],
    ['an unknown voice', { text: 'x' }, { voiceId: 'nobody' }, [404, 'voice_not_found']],
    ['an unknown format', { text: 'x' }, { query: '?output_format=mp3_1_1' }, [400, 'invalid_output_format']],
    [
      'a format that cannot be streamed',
      { text: 'x' },
      { query: '?output_format=wav_44100', path: '/stream' },
      [400, 'invalid_output_format'],
    ],
    ['a language the voice does not speak', { text: 'x', language_code: 'ja' }, {}, [400, 'unsupported_language']],
    ['settings out of range', { text: 'x', voice_settings: { stability: 2 } }, {}, [400, 'invalid_voice_settings']],
    ['malformed JSON', '{"text"', {}, [400, 'malformed_json']],
  ])('%s', async (_what, body, asked, expected) => {
    const before = await usedBy(person)
    expect(await failure(say(body, asked))).toEqual(expected)
    expect(await usedBy(person)).toBe(before)
  })

  test('what a plan does not include', async () => {
    const free = await server.signUp()
    for (const format of ['mp3_44100_192', 'pcm_44100', 'wav_48000']) {
      const answer = await say({ text: 'x' }, { query: `?output_format=${format}`, who: free })
      expect([answer.status, await answer.json()]).toMatchObject([
        403,
        { detail: { code: 'feature_not_available', status: 'output_format_not_allowed' } },
      ])
    }
  })

  test('402 with what is needed and what is left', async () => {
    const free = await server.signUp()
    await server.database.pool.query('update credit_accounts set used_credits = 9990 where workspace_id = $1', [
      free.workspaceId,
    ])
    for (const path of ['', '/stream', '/with-timestamps', '/stream/with-timestamps']) {
      const answer = await say({ text: 'word '.repeat(8), model_id: 'eleven_flash_v2_5' }, { who: free, path })
      const data = { required: 20, remaining: 10 }
      expect([answer.status, await answer.json()]).toMatchObject([
        402,
        { detail: { code: 'insufficient_credits', status: 'quota_exceeded', data } },
      ])
    }
    expect(await usedBy(free)).toBe(9990)
  })
})

describe('text of any kind is spoken or refused, never a crash', () => {
  test.each([
    ['right to left', 'ar', 'مرحبا بالعالم، كيف حالك اليوم؟'],
    ['Japanese with kanji', 'ja', '今日は天気がいいですね。'],
    ['emoji', 'en', 'Well done 🎉👩‍👩‍👧 really.'],
    ['shell characters', 'en', '$(reboot); `ls` && echo "x" | cat > /dev/null'],
    ['a leading dash', 'en', '-voice slt --help'],
    ['a very long word', 'en', 'a'.repeat(3000)],
    ['markup that is none', 'en', 'a < b & c > d <break'],
    ['control characters', 'en', 'a\u0007b\u001bc\u200bd'],
  ])('%s', async (_what, language, text) => {
    const answer = await say({ text, model_id: 'eleven_flash_v2_5' }, { voiceId: voice(language) })
    expect(answer.status).toBe(200)
    expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(1000)
  })
})

describe('the price', () => {
  test('is half on fast models, rounded up once', async () => {
    const answer = await say({ text: 'Seven c', model_id: 'eleven_flash_v2_5' })
    await answer.arrayBuffer()
    expect(answer.headers.get('character-cost')).toBe('4')
  })

  test('is kept when the answer is complete, and the ledger adds up', async () => {
    const before = await usedBy(person)
    await (await say({ text: '0123456789' }, { path: '/stream' })).arrayBuffer()
    expect((await usedBy(person)) - before).toBe(10)
    expect(await verifyLedger(server.product.systemContext(), person.workspaceId)).toEqual([])
  })

  test('of a stream somebody leaves is that of the sentences that were said, and they are in the history', async () => {
    const who = await server.signUp({ tier: 'enterprise' })
    const sentence = 'This is a sentence of some length that takes a while to say. '
    const leaving = new AbortController()
    const asked = { path: '/stream', who, headers: { 'idempotency-key': 'left' } }
    const answer = await say({ text: sentence.repeat(100) }, { ...asked, signal: leaving.signal })
    await answer.body?.getReader().read()
    leaving.abort()
    await expect.poll(async () => (await itemsOf(who)).length, { timeout: 20_000 }).toBe(1)
    const [item] = await itemsOf(who)
    // A part is no answer to whoever asks for the whole again.
    const again = await say({ text: sentence.repeat(100) }, asked)
    expect([again.status, await again.json()]).toMatchObject([409, { detail: { code: 'idempotency_key_reused' } }])
    expect(item?.history_item_id).toBe(answer.headers.get('history-item-id'))
    expect(await usedBy(who)).toBe(item?.text.length)
    expect(item?.text.length).toBeLessThan(sentence.length * 100)
    const audio = await (
      await server.fetch(`/v1/history/${item?.history_item_id}/audio`, { headers: who.headers })
    ).arrayBuffer()
    expect((await decodeAudio(new Uint8Array(audio))).durationMs).toBeGreaterThan(1500)
  })

  test('is booked without a trace of the text when logging is off', async () => {
    const who = await server.signUp()
    const answer = await say({ text: 'Secret words.' }, { query: '?enable_logging=false', who })
    expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(1000)
    expect(answer.headers.get('history-item-id')).toBeNull()
    expect([await usedBy(who), await itemsOf(who)]).toEqual([13, []])
  })

  test('is taken once for a request that is repeated', async () => {
    const who = await server.signUp()
    const headers = { 'idempotency-key': 'once' }
    const once = async (path: string) =>
      Buffer.from(await (await say({ text: 'Only once.' }, { who, headers, path })).arrayBuffer()).toString('base64')
    expect(await once('')).toBe(await once(''))
    expect([await usedBy(who), (await itemsOf(who)).length]).toEqual([10, 1])
  })
})
