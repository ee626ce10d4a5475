import { Voice, VoicePage } from '@vireo/contracts/voices'
import { EngineError, type SpeechEngine } from '@vireo/engines'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testSpeech } from '#test/test-engines.ts'
import { startTestServer, type TestPerson, type TestServer } from '#test/test-server.ts'
import { transaction } from '#kernel/transaction.ts'
import { libraryVoices } from '../library/library.ts'
import { changeVoice, holdOwnVoice, type VoiceChange } from '../own-voice.ts'
import { contextOf, makeVoice } from '../testing.ts'
import { sketchVoices } from './sketch-voices.ts'

let isFailing = false
const speech: SpeechEngine = {
  ...testSpeech,
  open: (format, listener) => {
    if (!isFailing) return testSpeech.open(format, listener)
    queueMicrotask(() => listener.fail(new EngineError('crashed', 'the worker is gone')))
    return { push: () => undefined, finish: () => undefined, cancel: () => undefined }
  },
}
let nowMs = Date.parse('2026-03-01T12:00:00Z')
const clock = { now: () => new Date(nowMs) }

let server: TestServer
let person: TestPerson
let stranger: TestPerson
beforeAll(async () => {
  server = await startTestServer({ clock, ports: { speech } })
  person = await server.signUp({ tier: 'creator' })
  stranger = await server.signUp()
})
beforeEach(() => {
  isFailing = false
})

const low = { engine: 'flite', base: 'rms', pitchHz: 95, gainDb: 0 }
const high = { engine: 'flite', base: 'slt', pitchHz: 215, gainDb: 0 }
const listen = () => sketchVoices(server.product.systemContext())
const ask = (path: string, who = person) => server.fetch(path, { headers: who.headers })
const show = async (id: string) => Voice.parse(await (await ask(`/v1/voices/${id}`)).json())
const change = (id: string, to: VoiceChange) =>
  transaction(contextOf(server, person), async (ctx) => changeVoice(ctx, await holdOwnVoice(ctx, id, 'admin'), to))

describe('a voice of one’s own', () => {
  test('is drawn from its id at first, and from its sound once it was listened to, the same in lists', async () => {
    const { id } = await makeVoice(server, person, { recipe: low })
    expect(await show(id)).toMatchObject({
      face: { seed: id, pitch_hz: null, brightness: null, roughness: null, picture_url: null },
      preview_peaks: null,
      preview_duration_ms: null,
      engine: { name: 'flite', quality: 'light' },
    })
    expect(await listen()).toMatchObject({ sketched: 1 })
    const voice = await show(id)
    expect(voice.face.seed).toBe(id)
    expect(voice.face.pitch_hz).toBeGreaterThan(75)
    expect(voice.face.pitch_hz).toBeLessThan(120)
    expect(voice.preview_peaks).toHaveLength(100)
    expect(Math.max(...(voice.preview_peaks ?? []))).toBeGreaterThan(20)
    const page = VoicePage.parse(await (await ask(`/v2/voices?voice_ids=${id}`)).json())
    expect(page.voices[0]).toMatchObject({ face: voice.face, preview_peaks: voice.preview_peaks })
    expect(await listen()).toMatchObject({ sketched: 0, isOver: true })
    expect((await ask(`/v1/voices/${id}`, stranger)).status).toBe(404)
  })

  test('keeps its face whatever it is called, and gets another with another sound', async () => {
    const { id } = await makeVoice(server, person, { recipe: low })
    await listen()
    const before = await show(id)
    await change(id, { name: 'Another', description: 'Another.' })
    expect(await listen()).toMatchObject({ sketched: 0 })
    expect(await show(id)).toMatchObject({ face: before.face, preview_peaks: before.preview_peaks })
    await change(id, { recipe: high })
    // The outline was that of another preview; the face stays until there is a better one.
    expect(await show(id)).toMatchObject({ face: before.face, preview_peaks: null, preview_duration_ms: null })
    await listen()
    const after = await show(id)
    expect(after.face.pitch_hz).toBeGreaterThan(170)
    expect(after.preview_peaks).not.toEqual(before.preview_peaks)
  })

  test('that says something else in the same voice gets another outline, and keeps its face', async () => {
    const { id } = await makeVoice(server, person, { recipe: high, language: 'de-DE' })
    await listen()
    const before = await show(id)
    await change(id, { preview_text: 'Only a few words.' })
    await listen()
    const after = await show(id)
    expect(after.face).toEqual(before.face)
    expect(after.preview_duration_ms).toBeLessThan(before.preview_duration_ms ?? 0)
  })

  test('that cannot be heard now keeps nobody waiting, and is heard another time', async () => {
    const broken = await makeVoice(server, person, { recipe: { engine: 'gone', base: 'x', gainDb: 0 } })
    const fine = await makeVoice(server, person, { recipe: low })
    expect(await listen()).toMatchObject({ sketched: 1 })
    expect((await show(fine.id)).preview_peaks).not.toBeNull()
    expect((await show(broken.id)).engine).toMatchObject({ name: 'gone', quality: null })
    expect(await listen()).toMatchObject({ sketched: 0 })
    const late = await makeVoice(server, person, { recipe: high })
    isFailing = true
    expect(await listen()).toMatchObject({ sketched: 0 })
    isFailing = false
    nowMs += 6 * 3_600_000
    await listen()
    expect((await show(late.id)).face.pitch_hz).toBeGreaterThan(170)
  })

  test('before its training has nothing to be listened to', async () => {
    const { id } = await makeVoice(server, person, { category: 'professional', recipe: null })
    expect(await listen()).toMatchObject({ sketched: 0 })
    expect((await show(id)).engine).toBeNull()
    await change(id, { recipe: low })
    expect(await listen()).toMatchObject({ sketched: 1 })
  })
})

test('a premade voice has its face and outline from the beginning', async () => {
  const [first] = libraryVoices
  const voice = await show(first?.voiceId ?? '')
  expect(voice.face).toMatchObject({ seed: first?.voiceId, pitch_hz: expect.any(Number) })
  expect(voice.preview_peaks).toHaveLength(100)
  const heard = await (await server.fetch(`/v1/voices/${first?.voiceId}/preview`)).arrayBuffer()
  // 128 kbit/s: sixteen bytes are a millisecond.
  expect(Math.abs(heard.byteLength / 16 - (voice.preview_duration_ms ?? 0))).toBeLessThan(150)
})
