import type { ElevenLabsClient } from '@elevenlabs/elevenlabs-js'
import { beforeAll, expect, test } from 'vitest'
import { libraryVoices } from '#voices/library/index.ts'
import { givenSample, makeVoice } from '#voices/testing.ts'
import { startTestServer, type TestPerson, type TestServer } from '../test-server.ts'
import { createSdk, readAll } from './sdk.ts'

let sdk: ElevenLabsClient
let server: TestServer
let person: TestPerson
const first = libraryVoices[0]
beforeAll(async () => {
  server = await startTestServer()
  person = await server.signUp()
  sdk = createSdk(server, person.apiKey)
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

test('POST /v1/similar-voices', async () => {
  const spoken = await readAll(
    await sdk.textToSpeech.convert(first?.voiceId ?? '', {
      text: 'The quick brown fox jumps over the lazy dog, and nobody minds.',
    }),
  )
  const found = await sdk.voices.findSimilarVoices({
    audioFile: new Blob([Uint8Array.from(spoken)]),
    topK: 3,
    similarityThreshold: 1.5,
  })
  expect(found.voices).toHaveLength(3)
  expect(found.voices).toContainEqual(expect.objectContaining({ voiceId: first?.voiceId, category: 'premade' }))
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

test('GET /v1/voices/accents', async () => {
  const { accents } = await sdk.voices.accents.get({ language: 'en', modelId: 'eleven_multilingual_v2' })
  expect(accents).toContainEqual({ accent: 'british', language: 'en', code: 'en-GB', name: 'British' })
  expect(accents.every(({ language }) => language === 'en')).toBe(true)
})

test('POST /v1/voices/{voice_id}/edit', async () => {
  const { id } = await makeVoice(server, person)
  await sdk.voices.update(id, { name: 'Grace', description: 'Calm', labels: { accent: 'scottish', language: 'en' } })
  expect(await sdk.voices.get(id)).toMatchObject({
    name: 'Grace',
    description: 'Calm',
    labels: { accent: 'scottish', language: 'en' },
    permissionOnResource: 'admin',
    isOwner: true,
  })
  expect((await sdk.voices.search({ search: 'scottish', voiceType: 'personal' })).totalCount).toBe(1)
})

test('DELETE /v1/voices/{voice_id}', async () => {
  const { id } = await makeVoice(server, person)
  expect(await sdk.voices.delete(id)).toEqual({ status: 'ok' })
  await expect(sdk.voices.get(id)).rejects.toMatchObject({ statusCode: 404 })
})

test('GET /v1/voices/{voice_id}/samples/{sample_id}/audio', async () => {
  const voice = await makeVoice(server, person)
  const sample = await givenSample(server, person, voice)
  const [listed] = (await sdk.voices.get(voice.id)).samples ?? []
  expect(listed).toMatchObject({ sampleId: sample.id, sizeBytes: 11 })
  const heard = await readAll(await sdk.voices.samples.audio.get(voice.id, sample.id))
  expect(Buffer.from(heard).toString()).toBe('a recording')
  await sdk.voices.delete(voice.id)
})

test('DELETE /v1/voices/{voice_id}/samples/{sample_id}', async () => {
  const voice = await makeVoice(server, person)
  const sample = await givenSample(server, person, voice)
  expect(await sdk.samples.delete(voice.id, sample.id)).toEqual({ status: 'ok' })
  expect((await sdk.voices.get(voice.id)).samples).toEqual([])
})
