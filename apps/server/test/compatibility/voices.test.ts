import type { ElevenLabsClient } from '@elevenlabs/elevenlabs-js'
import { beforeAll, expect, test } from 'vitest'
import { libraryVoices } from '../../src/domains/voices/index.ts'
import { startTestServer } from '../test-server.ts'
import { createSdk } from './sdk.ts'

let sdk: ElevenLabsClient
const first = libraryVoices[0]
beforeAll(async () => {
  const server = await startTestServer()
  sdk = createSdk(server, (await server.signUp()).apiKey)
})

test('GET /v1/voices', async () => {
  const { voices } = await sdk.voices.getAll()
  expect(voices).toHaveLength(libraryVoices.length)
  expect(voices[0]?.previewUrl).toMatch(/^http/)
})

test('GET /v2/voices', async () => {
  const page = await sdk.voices.search({ pageSize: 5, search: first?.name ?? '' })
  expect(page.voices.map((voice) => voice.voiceId)).toContain(first?.voiceId)
  const all = []
  let token: string | undefined
  do {
    const next = await sdk.voices.search({ pageSize: 7, ...(token && { nextPageToken: token }) })
    all.push(...next.voices.map((voice) => voice.voiceId))
    token = next.nextPageToken
  } while (token)
  expect(new Set(all).size).toBe(libraryVoices.length)
})

test('GET /v1/voices/{voice_id}', async () => {
  const voice = await sdk.voices.get(first?.voiceId ?? '')
  expect(voice).toMatchObject({ name: first?.name, category: 'premade' })
  await expect(sdk.voices.get('nobody')).rejects.toMatchObject({ statusCode: 404 })
})

test('GET /v1/voices/settings/default', async () => {
  expect(await sdk.voices.settings.getDefault()).toMatchObject({
    stability: 0.5,
    similarityBoost: 0.75,
    style: 0,
    useSpeakerBoost: true,
    speed: 1,
  })
})

test('GET /v1/voices/{voice_id}/settings', async () => {
  expect(await sdk.voices.settings.get(first?.voiceId ?? '')).toMatchObject({ speed: 1 })
})

test('POST /v1/voices/{voice_id}/settings/edit', async () => {
  await sdk.voices.settings.update(first?.voiceId ?? '', { speed: 1.5 })
  expect(await sdk.voices.settings.get(first?.voiceId ?? '')).toMatchObject({ speed: 1.5 })
})
