import { beforeAll, expect, test } from 'vitest'
import type { ElevenLabsClient } from '@elevenlabs/elevenlabs-js'
import { libraryVoices } from '#voices/library/index.ts'
import { decodeAudio } from '../decode-audio.ts'
import { startTestServer, type TestServer } from '../test-server.ts'
import { createSdk, readAll } from './sdk.ts'

let server: TestServer
let sdk: ElevenLabsClient
let recording: Blob
let recordingMs: number
const [speaker = '', target = ''] = ['slt', 'rms'].map(
  (base) => libraryVoices.find(({ recipe }) => recipe.base === base)?.voiceId ?? '',
)
beforeAll(async () => {
  server = await startTestServer()
  const person = await server.signUp({ tier: 'enterprise' })
  sdk = createSdk(server, person.apiKey)
  const bytes = await readAll(
    await sdk.textToSpeech.convert(speaker, { text: 'The quick brown fox jumps over the lazy dog, and nobody minds.' }),
  )
  recordingMs = (await decodeAudio(bytes)).durationMs
  recording = new Blob([Uint8Array.from(bytes)], { type: 'audio/mpeg' })
})

test('POST /v1/speech-to-speech/{voice_id}', async () => {
  const audio = await decodeAudio(
    await readAll(
      await sdk.speechToSpeech.convert(target, {
        audio: recording,
        modelId: 'eleven_multilingual_sts_v2',
        voiceSettings: JSON.stringify({ stability: 0.4, similarity_boost: 1 }),
        seed: 7,
        removeBackgroundNoise: true,
        fileFormat: 'other',
        outputFormat: 'mp3_44100_128',
      }),
    ),
  )
  expect(Math.abs(audio.durationMs - recordingMs)).toBeLessThan(150)
  const { history } = await sdk.history.list({ source: 'STS' })
  expect(history[0]).toMatchObject({ source: 'STS', modelId: 'eleven_multilingual_sts_v2', voiceId: target })
})

test('POST /v1/speech-to-speech/{voice_id}/stream', async () => {
  const stream = await sdk.speechToSpeech.stream(target, { audio: recording, outputFormat: 'mp3_22050_32' })
  const audio = await decodeAudio(await readAll(stream))
  expect(audio.sampleRateHz).toBe(22_050)
  expect(Math.abs(audio.durationMs - recordingMs)).toBeLessThan(200)
})
