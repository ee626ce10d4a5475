import { HistoryPage } from '@vireo/contracts/history'
import { beforeAll, describe, expect, test } from 'vitest'
import { decodeAudio } from '#test/decode-audio.ts'
import { startTestServer, type TestPerson, type TestServer } from '#test/test-server.ts'
import { libraryVoices } from '#voices/library/index.ts'
import { contextsMax } from './open-contexts.ts'
import { audioOf, converse, type ConversationStep } from '#test/converse.ts'

let server: TestServer
let person: TestPerson
const [ada = '', bob = ''] = libraryVoices
  .filter(({ languages }) => languages[0]?.startsWith('en'))
  .map(({ voiceId }) => voiceId)
beforeAll(async () => {
  server = await startTestServer()
  person = await server.signUp({ tier: 'enterprise' })
})

const keyIn = ([first]: readonly ConversationStep[]) => typeof first === 'object' && 'xi-api-key' in first
const talk = (path: string, steps: readonly ConversationStep[], query = '') =>
  converse(`${server.url}/v1/${path}${query}`, steps, keyIn(steps) ? {} : person.headers)
const speak = (steps: readonly ConversationStep[], query = '') =>
  talk(`text-to-speech/${ada}/stream-input`, steps, query)
const speakMany = (steps: readonly ConversationStep[], query = '') =>
  talk(`text-to-speech/${ada}/multi-stream-input`, steps, query)
const isAudio = ({ audio }: Record<string, unknown>) => typeof audio === 'string'
const charsOf = (messages: readonly Record<string, unknown>[]) =>
  messages.flatMap(({ alignment }) => (alignment as { chars?: string[] } | null)?.chars ?? []).join('')
const history = async () =>
  HistoryPage.parse(await (await server.fetch('/v1/history', { headers: person.headers })).json()).history

describe('one text', () => {
  test('a sentence that was flushed is heard before the next one is sent', async () => {
    const { received, code, audio } = await speak([
      { text: ' ' },
      { text: 'This comes first. ', flush: true },
      { waitFor: isAudio },
      { text: 'And this afterwards.' },
      { text: '' },
    ])
    expect([code, received.at(-1)]).toMatchObject([1000, { audio: null, isFinal: true }])
    expect(charsOf(received)).toBe(' This comes first. And this afterwards.')
    expect((await decodeAudio(audio)).durationMs).toBeGreaterThan(2000)
    expect((await history())[0]).toMatchObject({ text: ' This comes first. And this afterwards.', dialogue: null })
  })

  test('settings that come later hold from there on', async () => {
    const sentence = { text: 'Every word of this takes its time. ', flush: true }
    const { received } = await speak([
      { text: ' ' },
      sentence,
      { ...sentence, voice_settings: { speed: 2 } },
      { text: '' },
    ])
    const lengths = received
      .map(({ alignment }) => alignment as { charDurationsMs: number[]; charsDurationsMs: number[] } | null)
      .filter((times) => times !== null)
      .map(({ charDurationsMs }) => charDurationsMs.reduce((sum, ms) => sum + ms, 0))
    expect((lengths[0] ?? 0) / (lengths[1] ?? 1)).toBeGreaterThan(1.6)
  })

  test('a client that falls silent hears what it sent, then why the socket is closed', async () => {
    const { received, code } = await speak([{ text: 'Never flushed.' }], '?inactivity_timeout=1')
    expect(charsOf(received)).toBe('Never flushed.')
    expect([code, received.at(-1)]).toMatchObject([1008, { error: 'input_timeout_exceeded', code: 1008 }])
  })

  test.each<[string, unknown, string]>([
    ['that is no JSON', '{', 'malformed_json'],
    ['that breaks the contract', { text: 7 }, 'invalid_parameters'],
    ['that is too large', { text: 'x'.repeat(300_000) }, 'request_too_large'],
    [
      'with more than the model takes',
      { text: 'far too much. '.repeat(750), flush: true },
      'max_character_limit_exceeded',
    ],
  ])('a message %s: what was accepted before is heard first', async (_what, message, error) => {
    const { received, code } = await speak([{ text: 'Said before. ', flush: true }, message as object])
    expect(charsOf(received)).toBe('Said before. ')
    expect([code, received.at(-1)]).toMatchObject([1008, { error }])
  })

  test('what cannot be paid is not heard, what was paid is', async () => {
    const created = await server.fetch('/v1/user/api-keys', {
      method: 'POST',
      headers: { ...person.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'small', character_limit: 20 }),
    })
    const { received, code } = await speak([
      { text: 'Paid. ', flush: true, ...((await created.json()) as { 'xi-api-key': string }) },
      { text: 'This is more than the key may spend. ', flush: true },
    ])
    expect([code, received.at(-1)]).toMatchObject([1008, { detail: { code: 'api_key_limit_exceeded' } }])
    expect(charsOf(received)).toBe('Paid. ')
    expect((await history())[0]?.text).toBe('Paid. ')
  })

  test('whoever writes fast does not run into their own limit', async () => {
    const small = await server.signUp({ tier: 'free' })
    const texts = Array.from({ length: 8 }, (_, at) => ({ text: `Sentence number ${at}. `, flush: true }))
    const path = `${server.url}/v1/text-to-speech/${ada}/stream-input`
    const { received, code } = await converse(path, [...texts, { text: '' }], small.headers)
    expect(code).toBe(1000)
    expect(charsOf(received)).toBe(texts.map(({ text }) => text).join(''))
  })

  test('with synchronous alignment every message with audio has times', async () => {
    const { received } = await speak([{ text: 'Timed. ' }, { text: '' }], '?sync_alignment=true')
    expect(received.filter(({ audio }) => audio !== null).every(({ alignment }) => alignment !== null)).toBe(true)
  })
})

describe('several texts side by side', () => {
  const of = (messages: readonly Record<string, unknown>[], id: string) =>
    messages.filter(({ contextId }) => contextId === id)

  test('each is heard under its own id and becomes a recording of its own', async () => {
    const { received, code } = await speakMany([
      { text: ' ', context_id: 'a' },
      { text: 'This is the first. ', context_id: 'a', flush: true },
      { text: ' ', context_id: 'b' },
      { text: 'This is the second.', context_id: 'b' },
      { text: 'Nobody waits for this.', context_id: 'a' },
      { context_id: 'a', close_context: true },
      { waitFor: ({ isFinal, contextId }) => isFinal === true && contextId === 'a' },
      { text: 'The first again. ', context_id: 'a' },
      { text: '', context_id: 'a' },
      { close_socket: true },
    ])
    expect(code).toBe(1000)
    expect(charsOf(of(received, 'a'))).toBe(' This is the first. The first again. ')
    expect(charsOf(of(received, 'b'))).toBe(' This is the second.')
    expect(of(received, 'a').filter(({ isFinal }) => isFinal)).toHaveLength(2)
    expect(of(received, 'b').at(-1)).toMatchObject({ audio: null, isFinal: true, is_final: true })
    expect((await decodeAudio(audioOf(of(received, 'b')))).durationMs).toBeGreaterThan(800)
    const texts = (await history()).slice(0, 3).map(({ text }) => text)
    expect(texts.toSorted()).toEqual([' This is the first. ', ' This is the second.', 'The first again. '])
  })

  test('one that falls silent ends by itself, the others go on', async () => {
    const { received, code } = await speakMany(
      [
        { text: 'Short lived.', context_id: 'a' },
        { waitFor: ({ isFinal }) => isFinal === true },
        { text: 'Still here.', context_id: 'b' },
        { close_socket: true },
      ],
      '?inactivity_timeout=1',
    )
    expect(code).toBe(1000)
    expect(charsOf(received)).toBe('Short lived.Still here.')
  })

  test('there is a limit, and whoever reaches it hears what was accepted', async () => {
    const open = Array.from({ length: contextsMax + 1 }, (_, index) => ({ text: ' ', context_id: `c${index}` }))
    const { received, code } = await speakMany([{ text: 'Heard. ', context_id: 'c0', flush: true }, ...open])
    expect([code, received.at(-1)]).toMatchObject([1008, { error: 'too_many_contexts' }])
    expect(charsOf(received)).toBe('Heard. ')
  })
})

describe('a dialogue', () => {
  const voices = [ada, bob]
  const line = (voice_id: string, text: string) => ({ voice_id, text })

  test('voices take turns, each turn’s end is said, the history has the lines', async () => {
    const { received, code, audio } = await talk(
      'text-to-dialogue/stream-input',
      [
        { voices, voice_settings: { stability: 0.8 }, inputs: [line(ada, 'Are you '), line(ada, 'there?')] },
        { inputs: [line(bob, 'I am here.'), { ...line(bob, 'And here I stay.'), new_turn: true }] },
        { flush: true },
        { waitFor: isAudio },
        { keep_alive: true },
        { inputs: [line(ada, 'Good.')], close_socket: true },
      ],
      '?sync_alignment=true',
    )
    expect([code, received.at(-1)]).toEqual([1000, { is_final: true }])
    expect(received.filter((message) => message['is_final_audio_for_turn'])).toHaveLength(4)
    expect(charsOf(received)).toBe('Are you there?I am here.And here I stay.Good.')
    expect((await decodeAudio(audio)).durationMs).toBeGreaterThan(2500)
    expect((await history())[0]?.dialogue?.map(({ voice_id, text }) => [voice_id, text])).toEqual([
      [ada, 'Are you there?'],
      [bob, 'I am here.'],
      [bob, 'And here I stay.'],
      [ada, 'Good.'],
    ])
  })

  test.each<[string, readonly object[], string]>([
    ['no voices', [{ inputs: [line(ada, 'Hello.')] }], 'voices'],
    ['a voice nobody named', [{ voices: [ada], inputs: [line(bob, 'Hello.')] }], 'voice_id'],
  ])('%s is said before the socket closes', async (_what, steps, param) => {
    const { received, code } = await talk('text-to-dialogue/stream-input', steps)
    expect([code, received.at(-1)]).toMatchObject([1008, { error: 'invalid_parameters', code: 1008, param }])
  })

  test('several dialogues side by side', async () => {
    const { received, code } = await talk('text-to-dialogue/multi-stream-input', [
      { context_id: 'x', voices, inputs: [line(ada, 'One.')] },
      { context_id: 'y', voices, inputs: [line(bob, 'Two.')] },
      { context_id: 'x', close_context: true },
      { close_socket: true },
    ])
    expect(code).toBe(1000)
    for (const id of ['x', 'y']) {
      const own = received.filter(({ context_id }) => context_id === id)
      expect(own.at(-1)).toEqual({ is_final: true, context_id: id })
      expect(audioOf(own).length).toBeGreaterThan(1000)
    }
  })
})
