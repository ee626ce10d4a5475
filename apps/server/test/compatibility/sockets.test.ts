import type { ElevenLabsClient } from '@elevenlabs/elevenlabs-js'
import * as serialization from '@elevenlabs/elevenlabs-js/serialization/index.js'
import { beforeAll, expect, test } from 'vitest'
import { libraryVoices } from '#voices/library/index.ts'
import { converse } from '../converse.ts'
import { startTestServer, type TestPerson, type TestServer } from '../test-server.ts'
import { createSdk } from './sdk.ts'

let server: TestServer
let person: TestPerson
let sdk: ElevenLabsClient
const voiceId = libraryVoices[0]?.voiceId ?? ''
beforeAll(async () => {
  server = await startTestServer()
  person = await server.signUp({ tier: 'enterprise' })
  sdk = createSdk(server, person.apiKey)
})

const lenient = { unrecognizedObjectKeys: 'passthrough' } as const
const isAudio = ({ audio }: Record<string, unknown>) => typeof audio === 'string'

test('POST /v1/single-use-token/{token_type}', async () => {
  const { token } = await sdk.tokens.singleUse.create('tts_websocket')
  const path = `/v1/text-to-speech/${voiceId}/stream-input?single_use_token=${token}`
  const { code } = await converse(server.url + path, [{ text: ' ' }, { text: 'Let in. ' }, { text: '' }])
  expect(code).toBe(1000)
})

test('WS /v1/text-to-speech/{voice_id}/stream-input', async () => {
  const initial = serialization.InitializeConnection.jsonOrThrow({
    text: ' ',
    voiceSettings: { stability: 0.5, similarityBoost: 0.8, speed: 1 },
    generationConfig: { chunkLengthSchedule: [50, 120] },
    xiApiKey: person.apiKey,
  })
  const { received, code } = await converse(`${server.url}/v1/text-to-speech/${voiceId}/stream-input`, [
    initial as object,
    serialization.SendText.jsonOrThrow({ text: 'Hello from the client. ', tryTriggerGeneration: true }) as object,
    serialization.SendText.jsonOrThrow({ text: 'And more of it. ', flush: true }) as object,
    serialization.CloseConnection.jsonOrThrow({ text: '' }) as object,
  ])
  const spoken = received.filter(isAudio).map((message) => serialization.AudioOutput.parseOrThrow(message, lenient))
  expect(spoken.flatMap(({ alignment }) => alignment?.chars ?? []).join('')).toContain('Hello from the client.')
  expect(spoken[0]?.alignment?.charDurationsMs).toHaveLength(spoken[0]?.alignment?.chars?.length ?? -1)
  expect(serialization.FinalOutput.parseOrThrow(received.at(-1), lenient).isFinal).toBe(true)
  expect(code).toBe(1000)
})

test('WS /v1/text-to-speech/{voice_id}/multi-stream-input', async () => {
  const contextId = 'conversation 1'
  const { received } = await converse(
    `${server.url}/v1/text-to-speech/${voiceId}/multi-stream-input`,
    [
      serialization.InitializeConnectionMulti.jsonOrThrow({ text: ' ', contextId }) as object,
      serialization.SendTextMulti.jsonOrThrow({ text: 'Hello from a context. ', contextId }) as object,
      serialization.FlushContext.jsonOrThrow({ contextId, text: 'Flushed. ', flush: true }) as object,
      serialization.KeepContextAlive.jsonOrThrow({ contextId, text: '' }) as object,
      serialization.CloseContext.jsonOrThrow({ contextId, closeContext: true }) as object,
      serialization.InitialiseContext.jsonOrThrow({ text: 'Another one. ', contextId: '2' }) as object,
      serialization.CloseSocket.jsonOrThrow({ closeSocket: true }) as object,
    ],
    person.headers,
  )
  const spoken = received
    .filter(isAudio)
    .map((message) => serialization.AudioOutputMulti.parseOrThrow(message, lenient))
  expect(new Set(spoken.map((message) => message.contextId))).toEqual(new Set([contextId, '2']))
  const finals = received.filter((message) => !isAudio(message))
  expect(finals.map((message) => serialization.FinalOutputMulti.parseOrThrow(message, lenient).isFinal)).toEqual([
    true,
    true,
  ])
  expect(serialization.WebsocketTtsServerMessageMulti.parseOrThrow(finals[0], lenient).isFinal).toBe(true)
})

test('WS /v1/text-to-dialogue/stream-input', async () => {
  const { received } = await converse(`${server.url}/v1/text-to-dialogue/stream-input?sync_alignment=true`, [
    serialization.TextToDialogueWebsocketClientMessage.jsonOrThrow({
      voices: [voiceId],
      xiApiKey: person.apiKey,
      inputs: [{ text: 'Hello there.', voiceId }],
    }) as object,
    serialization.TextToDialogueWebsocketClientMessage.jsonOrThrow({ keepAlive: true }) as object,
    serialization.TextToDialogueWebsocketClientMessage.jsonOrThrow({ closeSocket: true }) as object,
  ])
  const chunks = received.filter(isAudio)
  const spoken = chunks.map((message) => serialization.TextToDialogueWebsocketAudioChunk.parseOrThrow(message, lenient))
  expect(spoken.flatMap(({ alignment }) => alignment?.chars ?? []).join('')).toBe('Hello there.')
  expect(serialization.TextToDialogueWebsocketFinal.parseOrThrow(received.at(-1), lenient).isFinal).toBe(true)
  const turnEnd = serialization.TextToDialogueWebsocketFinalAudioForTurn.parseOrThrow(received.at(-2), lenient)
  expect(turnEnd.isFinalAudioForTurn).toBe(true)
})

test('WS /v1/text-to-dialogue/multi-stream-input', async () => {
  const message = (contextId: string, more: object) =>
    serialization.TextToDialogueWebsocketClientMessageMulti.jsonOrThrow({ contextId, ...more }) as object
  const { received } = await converse(
    `${server.url}/v1/text-to-dialogue/multi-stream-input`,
    [
      message('x', { voices: [voiceId], inputs: [{ text: 'One.', voiceId }] }),
      message('x', { closeContext: true }),
      { waitFor: ({ is_final }: Record<string, unknown>) => is_final === true },
      message('x', { voices: [voiceId], inputs: [{ text: 'Nobody.', voiceId: 'unknown' }] }),
    ],
    person.headers,
  )
  const [spoken] = received.filter(isAudio)
  const chunk = serialization.TextToDialogueWebsocketAudioChunkMulti.parseOrThrow(spoken, lenient)
  expect(chunk.contextId).toBe('x')
  expect(serialization.TextToDialogueWebsocketError.parseOrThrow(received.at(-1), lenient)).toMatchObject({
    error: 'invalid_parameters',
    code: 1008,
    param: 'voice_id',
  })
})
