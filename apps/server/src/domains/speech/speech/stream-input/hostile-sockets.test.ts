import type { SpeechEngine } from '@vireo/engines'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { type Conversation, type ConversationStep, converse } from '#test/converse.ts'
import { testSpeech } from '#test/test-engines.ts'
import { startTestServer, type TestPerson, type TestServer } from '#test/test-server.ts'
import { libraryVoices } from '#voices/library/index.ts'
import { contextsPerPlace } from './count-contexts.ts'

const voiceId = libraryVoices[0]?.voiceId ?? ''
/** Of the free plan, for models that count as multilingual. */
const runningMax = 2

/** The real engine, and what is asked of it. */
const asked = { opened: 0, speaking: 0, speakingMost: 0 }
const watched: SpeechEngine = {
  ...testSpeech,
  voices: (engine) => testSpeech.voices(engine),
  pronounce: (piece) => testSpeech.pronounce(piece),
  ready: () => testSpeech.ready(),
  close: () => testSpeech.close(),
  open(format, listener) {
    asked.opened += 1
    // Of this stream alone: who leaves or is refused takes what was not spoken yet along.
    let pushed = 0
    const done = (pieces: number) => {
      pushed -= pieces
      asked.speaking -= pieces
    }
    const stream = testSpeech.open(format, {
      ...listener,
      audio: (bytes) => listener.audio(bytes),
      end: (summary) => listener.end(summary),
      fail: (error) => listener.fail(error),
      piece(report) {
        done(Math.min(1, pushed))
        listener.piece(report)
      },
    })
    return {
      finish: () => stream.finish(),
      cancel() {
        done(pushed)
        return stream.cancel()
      },
      push(piece) {
        pushed += 1
        asked.speaking += 1
        asked.speakingMost = Math.max(asked.speakingMost, asked.speaking)
        stream.push(piece)
      },
    }
  },
}

let server: TestServer
let person: TestPerson
let created = 0
beforeAll(async () => {
  server = await startTestServer({ ports: { speech: watched } })
  const { storage } = server.ports
  const create = storage.create.bind(storage)
  Object.assign(storage, { create: (key: string) => ((created += 1), create(key)) })
})
beforeEach(async () => {
  person = await server.signUp()
  Object.assign(asked, { opened: 0, speaking: 0, speakingMost: 0 })
  created = 0
})

const many = () => `${server.url}/v1/text-to-speech/${voiceId}/multi-stream-input`
const talk = (steps: readonly ConversationStep[], query = ''): Promise<Conversation> =>
  converse(`${many()}${query}`, steps, person.headers)
const contexts = (count: number, text: string, more: object = {}) =>
  Array.from({ length: count }, (_, index) => ({ text, context_id: `c${index}`, ...more }))
const used = async () =>
  ((await (await server.fetch('/v1/user/subscription', { headers: person.headers })).json()) as never)[
    'character_count'
  ]

test('contexts that were only sent text hold neither engine nor file nor credits', async () => {
  const steps = [...contexts(20, 'a '), { text: 'a ', context_id: 'c19' }, { close_socket: false }]
  const answers = talk([...steps, ...contexts(20, '', { close_context: true }), { close_socket: true }])
  expect((await answers).code).toBe(1000)
  expect([asked.opened, created, await used()]).toEqual([0, 0, 0])
})

test('a workspace has so many contexts at a time on all its sockets, and others have theirs', async () => {
  const open = async (by: TestPerson) => {
    const socket = new WebSocket(many().replace('http', 'ws'), { headers: by.headers })
    await new Promise((resolve) => socket.once('open', resolve))
    return socket
  }
  const first = await open(person)
  const heard: string[] = []
  first.on('message', (data) => heard.push(String(data)))
  for (const message of contexts(contextsPerPlace * runningMax - 1, 'a ')) first.send(JSON.stringify(message))
  // Spoken and heard: by then the others have been taken in.
  first.send(JSON.stringify({ text: 'Here. ', context_id: 'last', flush: true }))
  await expect.poll(() => heard.length, { timeout: 30_000 }).toBeGreaterThan(0)
  const refused = await talk([{ text: 'a ', context_id: 'one more' }])
  expect([refused.code, refused.received.at(-1)]).toMatchObject([1008, { error: 'too_many_contexts' }])
  const other = await server.signUp()
  const fine = await converse(many(), [{ text: 'Mine.', context_id: 'x' }, { close_socket: true }], other.headers)
  expect(fine.code).toBe(1000)
  first.terminate()
  await expect
    .poll(async () => (await talk([{ text: 'a ', context_id: 'x' }, { close_socket: true }])).code, { timeout: 20_000 })
    .toBe(1000)
})

test('what runs on sockets counts as what runs elsewhere: one place for each recording', async () => {
  const sentences = 'This takes the engine some time to say. '.repeat(8)
  const steps = [...contexts(4, sentences, { flush: true }), { close_socket: true }]
  const conversations = await Promise.all(Array.from({ length: 3 }, () => talk(steps)))
  expect(asked.speakingMost).toBeLessThanOrEqual(runningMax)
  // Whoever waited for more than a second is told so.
  for (const { received, code } of conversations)
    if (code !== 1000) expect(received.at(-1)).toMatchObject({ error: 'too_many_concurrent_requests' })
  expect(asked.opened).toBeGreaterThanOrEqual(runningMax)
})

test.each([
  ['at once', Array.from({ length: 1 }, () => ({ text: 'x'.repeat(10_001) }))],
  ['in bits, blanks included', Array.from({ length: 11 }, () => ({ text: ' '.repeat(1000) }))],
])('more text than a recording takes is refused when it comes, %s', async (_how, messages) => {
  const path = `${server.url}/v1/text-to-speech/${voiceId}/stream-input`
  const { received, code } = await converse(path, messages, person.headers)
  expect([code, received.at(-1)]).toMatchObject([1008, { error: 'max_character_limit_exceeded' }])
  expect(asked.opened).toBe(0)
})
