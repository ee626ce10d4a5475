import { integratedLoudness } from '@vireo/audio'
import { beforeAll, expect, test } from 'vitest'
import type { ElevenLabsClient } from '@elevenlabs/elevenlabs-js'
import { WebSocket } from 'ws'
import { libraryVoices } from '#voices/library/index.ts'
import { decodeAudio } from '../decode-audio.ts'
import { startTestServer, type TestPerson, type TestServer } from '../test-server.ts'
import { createSdk, readAll } from './sdk.ts'

const text = 'The quick brown fox jumps over the lazy dog, and nobody minds.'

let server: TestServer
let person: TestPerson
let sdk: ElevenLabsClient
let voiceId: string
beforeAll(async () => {
  server = await startTestServer()
  person = await server.signUp({ tier: 'enterprise' })
  sdk = createSdk(server, person.apiKey)
  voiceId = libraryVoices[0]?.voiceId ?? ''
})

test('POST /v1/text-to-speech/{voice_id}', async () => {
  const audio = await decodeAudio(
    await readAll(await sdk.textToSpeech.convert(voiceId, { text, modelId: 'eleven_multilingual_v2', seed: 7 })),
  )
  expect(audio.durationMs).toBeGreaterThan(2500)
  expect(audio.sampleRateHz).toBe(44_100)
  expect(Math.abs(integratedLoudness(audio.samples, audio.sampleRateHz) + 16)).toBeLessThan(1.5)
})

test('POST /v1/text-to-speech/{voice_id}/stream', async () => {
  const stream = await sdk.textToSpeech.stream(voiceId, {
    text,
    outputFormat: 'mp3_22050_32',
    voiceSettings: { speed: 1.2 },
  })
  const audio = await decodeAudio(await readAll(stream))
  expect(audio.sampleRateHz).toBe(22_050)
  expect(audio.durationMs).toBeGreaterThan(2000)
})

test('POST /v1/text-to-speech/{voice_id}/with-timestamps', async () => {
  const answer = await sdk.textToSpeech.convertWithTimestamps(voiceId, { text })
  const audio = await decodeAudio(Buffer.from(answer.audioBase64, 'base64'))
  expect(answer.alignment?.characters.join('')).toBe(text)
  const ends = answer.alignment?.characterEndTimesSeconds ?? []
  expect(Math.abs((ends.at(-1) ?? 0) * 1000 - audio.durationMs)).toBeLessThan(120)
})

test('POST /v1/text-to-speech/{voice_id}/stream/with-timestamps', async () => {
  const two = `${text} ${text}`
  const chunks = []
  for await (const chunk of await sdk.textToSpeech.streamWithTimestamps(voiceId, { text: two })) chunks.push(chunk)
  expect(chunks.length).toBeGreaterThan(1)
  expect(chunks.flatMap((chunk) => chunk.alignment?.characters ?? []).join('')).toBe(two)
  const audio = await decodeAudio(Buffer.concat(chunks.map((chunk) => Buffer.from(chunk.audioBase64, 'base64'))))
  expect(audio.durationMs).toBeGreaterThan(5000)
})

test('WS /v1/text-to-speech/{voice_id}/stream-input', async () => {
  const url = `${server.url.replace('http', 'ws')}/v1/text-to-speech/${voiceId}/stream-input?model_id=eleven_flash_v2_5&output_format=mp3_44100_128`
  const socket = new WebSocket(url, { headers: person.headers })
  const messages: { audio: string | null; isFinal: boolean | null; alignment: { chars: string[] } | null }[] = []
  socket.on('open', () => {
    for (const message of [
      { text: ' ', voice_settings: { stability: 0.5 } },
      { text: `${text} ` },
      { text: 'And more. ', flush: true },
      { text: '' },
    ]) {
      socket.send(JSON.stringify(message))
    }
  })
  socket.on('message', (data) => messages.push(JSON.parse(String(data))))
  await new Promise((resolve) => socket.on('close', resolve))
  expect(messages.at(-1)).toMatchObject({ isFinal: true })
  expect(messages.flatMap((message) => message.alignment?.chars ?? []).join('')).toContain('And more.')
  const audio = await decodeAudio(Buffer.concat(messages.map((message) => Buffer.from(message.audio ?? '', 'base64'))))
  expect(audio.durationMs).toBeGreaterThan(3000)
})
