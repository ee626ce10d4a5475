import { writeWav } from '@vireo/audio'
import { aVoice } from '@vireo/audio/testing.ts'
import { createVoiceConversionPool, type VoiceConversionEngine } from '@vireo/engines'
import type { ConversionMood } from '@vireo/engines/testing.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestPerson, type TestServer } from '#test/test-server.ts'
import { verifyLedger } from '#usage'
import { libraryVoices } from '#voices/library/index.ts'

const engine = new URL('../../../../../../../packages/engines/src/fake-voice-conversion.ts', import.meta.url)
const pool = createVoiceConversionPool({ workers: 2, engine, hangMs: 4000 })
afterAll(() => pool.close())

let mood: ConversionMood = 'plain'
let onStretch: () => void = () => undefined
/** Every voice is the fake engine's, in the mood of the test. */
const moody: VoiceConversionEngine = {
  learn: (reference, options) => pool.learn(reference, options),
  convert: (request, listener, shared) =>
    pool.convert(
      { ...request, target: { learned: mood } },
      {
        ...listener,
        stretch(stretch) {
          listener.stretch(stretch)
          onStretch()
        },
      },
      shared,
    ),
  close: () => Promise.resolve(),
}

const voiceId = libraryVoices[0]?.voiceId
const sources = new Map([3, 12, 40].map((seconds) => [seconds, writeWav(aVoice(16_000, seconds * 1000), 16_000)]))
const source = (seconds: number) => new Blob([sources.get(seconds) ?? ''])
let server: TestServer
let person: TestPerson
beforeAll(async () => {
  server = await startTestServer({ ports: { voiceConversion: moody } })
  person = await server.signUp()
})

function change(who: TestPerson, path = '', seconds = 3, signal?: AbortSignal): Promise<Response> {
  const body = new FormData()
  body.append('audio', source(seconds), 'a.wav')
  return server.fetch(`/v1/speech-to-speech/${voiceId}${path}`, {
    method: 'POST',
    headers: who.headers,
    body,
    ...(signal && { signal }),
  })
}

async function stateOf(who: TestPerson) {
  const subscription = await (await server.fetch('/v1/user/subscription', { headers: who.headers })).json()
  const { history } = (await (await server.fetch('/v1/history', { headers: who.headers })).json()) as {
    history: { history_item_id: string; duration_ms: number }[]
  }
  expect(await verifyLedger(server.product.systemContext(), who.workspaceId)).toEqual([])
  return { used: (subscription as { character_count: number }).character_count, items: history }
}

describe('an engine that', () => {
  test.each([
    ['throws', 'engine_failed'],
    ['exits', 'engine_failed'],
    ['hangs', 'engine_failed'],
    ['silent', 'take_refused'],
    ['noise', 'take_refused'],
    ['nothing', 'take_refused'],
    ['curt', 'take_refused'],
  ] as const)('%s is a 500 with a code that costs nothing, and the next request is well', async (bad, code) => {
    mood = bad
    for (const path of ['', '/stream']) {
      const answer = await change(person, path)
      expect([answer.status, await answer.json()]).toMatchObject([500, { detail: { code } }])
    }
    expect(await stateOf(person)).toEqual({ used: 0, items: [] })
    mood = 'plain'
    const who = await server.signUp()
    expect((await change(who)).status).toBe(200)
  })
})

const costOf = (durationMs: number) => Math.ceil((Math.ceil(durationMs / 1000) * 1000) / 60)

test('a caller who leaves before the answer pays for what was made until then, and no more', async () => {
  mood = 'slow'
  const who = await server.signUp()
  const leaving = new AbortController()
  const made = new Promise<void>((resolve) => (onStretch = resolve))
  const answer = change(who, '', 40, leaving.signal)
  await made
  leaving.abort()
  await expect(answer).rejects.toThrow()
  await expect.poll(async () => (await stateOf(who)).items.length, { timeout: 20_000 }).toBe(1)
  const { used, items } = await stateOf(who)
  const durationMs = items[0]?.duration_ms ?? 0
  expect(durationMs).toBeLessThan(39_000)
  expect(used).toBe(costOf(durationMs))
})

test('a caller who leaves a stream pays for what was made until then, and finds it in the history', async () => {
  mood = 'slow'
  const who = await server.signUp()
  const leaving = new AbortController()
  const answer = await change(who, '/stream', 40, leaving.signal)
  await answer.body?.getReader().read()
  leaving.abort()
  await expect.poll(async () => (await stateOf(who)).items.length, { timeout: 20_000 }).toBe(1)
  const { used, items } = await stateOf(who)
  const durationMs = items[0]?.duration_ms ?? 0
  expect(items[0]?.history_item_id).toBe(answer.headers.get('history-item-id'))
  expect(durationMs).toBeLessThan(39_000)
  expect(used).toBe(costOf(durationMs))
})

test('no more at once than the plan allows', async () => {
  mood = 'slow'
  const who = await server.signUp()
  const answers = await Promise.all(Array.from({ length: 6 }, () => change(who, '', 12)))
  const codes = answers.map(({ status }) => status).toSorted()
  expect(codes.filter((code) => code === 200).length).toBeGreaterThanOrEqual(2)
  expect(codes.at(-1)).toBe(429)
  const refused = answers.find(({ status }) => status === 429)
  expect(refused?.headers.get('retry-after')).toBeTruthy()
  expect(await refused?.json()).toMatchObject({ detail: { code: 'concurrent_limit_exceeded' } })
})
