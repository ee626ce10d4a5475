import { beforeAll, expect, test } from 'vitest'
import type { ElevenLabsClient } from '@elevenlabs/elevenlabs-js'
import { decodeAudio } from '../decode-audio.ts'
import { startTestServer, type TestServer } from '../test-server.ts'
import { createSdk, readAll } from './sdk.ts'

let server: TestServer
let sdk: ElevenLabsClient
beforeAll(async () => {
  server = await startTestServer()
  sdk = createSdk(server, (await server.signUp({ tier: 'enterprise' })).apiKey)
})

test('POST /v1/sound-generation', async () => {
  const stream = await sdk.textToSoundEffects.convert({
    text: 'three knocks on a wooden door',
    loop: false,
    durationSeconds: 2,
    promptInfluence: 0.6,
    modelId: 'eleven_text_to_sound_v2',
    outputFormat: 'mp3_44100_128',
  })
  const audio = await decodeAudio(await readAll(stream))
  expect(Math.abs(audio.durationMs - 2000)).toBeLessThan(100)
  expect(audio.sampleRateHz).toBe(44_100)
})
