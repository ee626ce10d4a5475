import { beforeAll, expect, test } from 'vitest'
import type { ElevenLabsClient } from '@elevenlabs/elevenlabs-js'
import { libraryVoices } from '#voices/library/index.ts'
import { decodeAudio } from '../decode-audio.ts'
import { startTestServer } from '../test-server.ts'
import { createSdk, readAll } from './sdk.ts'

let sdk: ElevenLabsClient
const [one = '', two = ''] = libraryVoices
  .filter(({ languages }) => languages[0]?.startsWith('en'))
  .map(({ voiceId }) => voiceId)
const inputs = [
  { text: 'Hello, how are you?', voiceId: one },
  { text: 'I am doing well, thank you!', voiceId: two },
]
const said = inputs.map(({ text }) => text).join('')

beforeAll(async () => {
  const server = await startTestServer()
  sdk = createSdk(server, (await server.signUp({ tier: 'enterprise' })).apiKey)
})

test('POST /v1/text-to-dialogue', async () => {
  const audio = await decodeAudio(await readAll(await sdk.textToDialogue.convert({ inputs, seed: 7 })))
  expect(audio.durationMs).toBeGreaterThan(2000)
})

test('POST /v1/text-to-dialogue/stream', async () => {
  const stream = await sdk.textToDialogue.stream({ inputs, outputFormat: 'mp3_22050_32', settings: { stability: 0.8 } })
  const audio = await decodeAudio(await readAll(stream))
  expect([audio.sampleRateHz, audio.durationMs > 2000]).toEqual([22_050, true])
})

test('POST /v1/text-to-dialogue/with-timestamps', async () => {
  const { alignment, voiceSegments } = await sdk.textToDialogue.convertWithTimestamps({ inputs })
  expect(alignment?.characters.join('')).toBe(said)
  expect(voiceSegments.map(({ voiceId, dialogueInputIndex }) => [voiceId, dialogueInputIndex])).toEqual([
    [one, 0],
    [two, 1],
  ])
})

test('POST /v1/text-to-dialogue/stream/with-timestamps', async () => {
  const chunks = []
  for await (const chunk of await sdk.textToDialogue.streamWithTimestamps({ inputs })) chunks.push(chunk)
  expect(chunks.flatMap(({ alignment }) => alignment?.characters ?? []).join('')).toBe(said)
  expect(chunks.flatMap(({ voiceSegments }) => voiceSegments.map(({ voiceId }) => voiceId))).toEqual([one, two])
  const audio = await decodeAudio(Buffer.concat(chunks.map(({ audioBase64 }) => Buffer.from(audioBase64, 'base64'))))
  expect(audio.durationMs).toBeGreaterThan(2000)
})
