import { ErrorBody } from '@vireo/contracts/kit'
import { EngineError, type SpeechEngine } from '@vireo/engines'
import { beforeAll, expect, test } from 'vitest'
import { decodeAudio } from '#test/decode-audio.ts'
import { testSpeech } from '#test/test-engines.ts'
import { startTestServer, type TestServer } from '#test/test-server.ts'
import { libraryVoices } from '../library/library.ts'

let opened = 0
const countingSpeech: SpeechEngine = {
  ...testSpeech,
  open: (format, listener) => {
    opened++
    return testSpeech.open(format, listener)
  },
}

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ ports: { speech: countingSpeech } })
})

const [first, second] = libraryVoices
const spanish = libraryVoices.find((voice) => voice.labels.language === 'es')
const preview = (voiceId = '', headers: Record<string, string> = {}) =>
  server.fetch(`/v1/voices/${voiceId}/preview`, { headers })

test.each([first, spanish])('200 lets anybody hear $name say a few words', async (voice) => {
  const answer = await preview(voice?.voiceId)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'audio/mpeg'])
  const mp3 = new Uint8Array(await answer.arrayBuffer())
  expect(answer.headers.get('content-length')).toBe(String(mp3.length))
  const { samples, durationMs } = await decodeAudio(mp3)
  expect(samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0)).toBeGreaterThan(0.1)
  expect(durationMs).toBeGreaterThan((voice?.preview.length ?? 0) * 25)
})

test('many first listeners cause one recording, later ones none, and all hear the same', async () => {
  const before = opened
  const answers = await Promise.all(Array.from({ length: 12 }, () => preview(second?.voiceId)))
  const bodies = await Promise.all(
    answers.map(async (answer) => Buffer.from(await answer.arrayBuffer()).toString('base64')),
  )
  expect([opened - before, new Set(bodies).size]).toEqual([1, 1])
  await (await preview(second?.voiceId)).arrayBuffer()
  expect(opened - before).toBe(1)
})

test('304 for whoever has it already, 206 for a part', async () => {
  const whole = await preview(first?.voiceId)
  const etag = whole.headers.get('etag') ?? ''
  const bytes = Buffer.from(await whole.arrayBuffer())
  expect(whole.headers.get('cache-control')).toContain('public')
  expect((await preview(first?.voiceId, { 'if-none-match': etag })).status).toBe(304)
  const part = await preview(first?.voiceId, { range: 'bytes=100-199' })
  expect([part.status, Buffer.from(await part.arrayBuffer())]).toEqual([206, bytes.subarray(100, 200)])
})

test('500 when the engine fails, nothing is kept, and the next listener hears the voice', async () => {
  let failing = true
  const moody: SpeechEngine = {
    ...testSpeech,
    open: (format, listener) => {
      if (!failing) return testSpeech.open(format, listener)
      queueMicrotask(() => listener.fail(new EngineError('crashed', 'the worker is gone')))
      return { push: () => undefined, finish: () => undefined, cancel: () => undefined }
    },
  }
  const own = await startTestServer({ ports: { speech: moody } })
  const failed = await own.fetch(`/v1/voices/${first?.voiceId}/preview`)
  expect([failed.status, ErrorBody.parse(await failed.json()).detail.code]).toEqual([500, 'engine_failed'])
  failing = false
  expect((await own.fetch(`/v1/voices/${first?.voiceId}/preview`)).status).toBe(200)
})
