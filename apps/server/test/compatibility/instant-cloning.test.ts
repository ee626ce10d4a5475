import { beforeAll, expect, test } from 'vitest'
import type { ElevenLabsClient } from '@elevenlabs/elevenlabs-js'
import { libraryVoices } from '#voices/library/index.ts'
import { startTestServer } from '../test-server.ts'
import { createSdk, readAll } from './sdk.ts'

let sdk: ElevenLabsClient
let recording: Blob
beforeAll(async () => {
  const server = await startTestServer()
  const person = await server.signUp({ tier: 'creator' })
  sdk = createSdk(server, person.apiKey)
  const voice = libraryVoices.find(({ recipe }) => recipe.base === 'slt')?.voiceId ?? ''
  const text = 'The quick brown fox jumps over the lazy dog, and nobody minds.'
  recording = new Blob([Uint8Array.from(await readAll(await sdk.textToSpeech.convert(voice, { text })))])
})

test('POST /v1/voices/add', async () => {
  const { voiceId, requiresVerification } = await sdk.voices.ivc.create({
    name: 'Ada',
    files: [recording],
    removeBackgroundNoise: false,
    description: 'A voice from a test.',
    labels: JSON.stringify({ gender: 'female', accent: 'american' }),
  })
  expect(requiresVerification).toBe(false)
  const voice = await sdk.voices.get(voiceId)
  expect(voice).toMatchObject({ name: 'Ada', category: 'cloned', labels: { gender: 'female', accent: 'american' } })
  expect(voice.samples).toHaveLength(1)
  const speech = await readAll(await sdk.textToSpeech.convert(voiceId, { text: 'Hello there.' }))
  expect(speech.length).toBeGreaterThan(4000)
})
