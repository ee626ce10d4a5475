import type { ElevenLabsClient } from '@elevenlabs/elevenlabs-js'
import { beforeAll, expect, test } from 'vitest'
import { decodeAudio } from '../decode-audio.ts'
import { startTestServer } from '../test-server.ts'
import { createSdk, readAll } from './sdk.ts'

const voiceDescription = 'A warm old man with a deep voice who tells stories by the fire.'
const text =
  'The keeper of the lighthouse counted the ships that passed, and every evening he wrote their names into a book.'

let sdk: ElevenLabsClient
let generatedVoiceId: string
beforeAll(async () => {
  const server = await startTestServer()
  sdk = createSdk(server, (await server.signUp({ tier: 'creator' })).apiKey)
  const designed = await sdk.textToVoice.design({ voiceDescription, text, seed: 7 })
  generatedVoiceId = designed.previews[0]?.generatedVoiceId ?? ''
})

test('POST /v1/text-to-voice/design', async () => {
  const designed = await sdk.textToVoice.design({
    voiceDescription,
    autoGenerateText: true,
    modelId: 'eleven_ttv_v3',
    outputFormat: 'mp3_22050_32',
    loudness: 0.2,
    guidanceScale: 20,
    quality: 0.5,
    shouldEnhance: true,
  })
  expect(designed.text.length).toBeGreaterThanOrEqual(100)
  expect(designed.previews).toHaveLength(3)
  const [preview] = designed.previews
  expect(preview).toMatchObject({ mediaType: 'audio/mpeg', language: 'en' })
  const audio = await decodeAudio(Buffer.from(preview?.audioBase64 ?? '', 'base64'))
  expect(audio.sampleRateHz).toBe(22_050)
  expect(Math.abs(audio.durationMs - (preview?.durationSecs ?? 0) * 1000)).toBeLessThan(200)
})

test('POST /v1/text-to-voice/create-previews', async () => {
  const { previews } = await sdk.textToVoice.createPreviews({ voiceDescription, text })
  expect(previews).toHaveLength(3)
})

test('GET /v1/text-to-voice/{generated_voice_id}/stream', async () => {
  const audio = await decodeAudio(await readAll(await sdk.textToVoice.preview.stream(generatedVoiceId)))
  expect(audio.durationMs).toBeGreaterThan(3000)
})

test('POST /v1/text-to-voice/{voice_id}/remix', async () => {
  const remixed = await sdk.textToVoice.remix(generatedVoiceId, { voiceDescription: 'a bit faster and brighter', text })
  expect(remixed.previews).toHaveLength(3)
})

test('POST /v1/text-to-voice', async () => {
  const voice = await sdk.textToVoice.create({
    voiceName: 'Bard',
    voiceDescription,
    generatedVoiceId,
    labels: { use_case: 'stories' },
    playedNotSelectedVoiceIds: [],
  })
  expect(voice).toMatchObject({ name: 'Bard', category: 'generated', description: voiceDescription })
  expect(voice.labels).toMatchObject({ gender: 'male', use_case: 'stories' })
  expect((await sdk.voices.get(voice.voiceId)).name).toBe('Bard')
})
