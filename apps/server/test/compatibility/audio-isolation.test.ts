import { beforeAll, expect, test } from 'vitest'
import { libraryVoices } from '#voices/library/index.ts'
import { decodeAudio } from '../decode-audio.ts'
import { startTestServer } from '../test-server.ts'
import { createSdk, readAll } from './sdk.ts'

const server = await startTestServer()
const person = await server.signUp({ tier: 'creator' })
const sdk = createSdk(server, person.apiKey)
let recording: Blob
let recordingMs: number
beforeAll(async () => {
  const text = 'The quick brown fox jumps over the lazy dog, and nobody minds.'
  const said = await readAll(await sdk.textToSpeech.convert(libraryVoices[0]?.voiceId ?? '', { text }))
  recordingMs = (await decodeAudio(said)).durationMs
  recording = new Blob([Uint8Array.from(said)], { type: 'audio/mpeg' })
})

test('POST /v1/audio-isolation', async () => {
  const audio = await readAll(await sdk.audioIsolation.convert({ audio: recording, fileFormat: 'other' }))
  expect(Math.abs((await decodeAudio(audio)).durationMs - recordingMs)).toBeLessThan(150)
})

test('POST /v1/audio-isolation/stream', async () => {
  const audio = await readAll(await sdk.audioIsolation.stream({ audio: recording }))
  expect(Math.abs((await decodeAudio(audio)).durationMs - recordingMs)).toBeLessThan(150)
})

test('GET /v1/audio-isolation/history', async () => {
  const { items, hasMore } = await sdk.audioIsolation.list({ pageSize: 10 })
  expect(items.length).toBe(2)
  expect(hasMore).toBe(false)
  for (const item of items) expect(item).toMatchObject({ format: 'mp3', processing: false, supportsVideo: false })
})

test('DELETE /v1/audio-isolation/history/{history_item_id}', async () => {
  const [item] = (await sdk.audioIsolation.list()).items
  await sdk.audioIsolation.delete(item?.id ?? '')
  expect((await sdk.audioIsolation.list()).items.length).toBe(1)
})
