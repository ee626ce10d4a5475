import { api, channels } from '@vireo/contracts'
import { type Channel, type Endpoint } from '@vireo/contracts/kit'
import { beforeAll, describe, expect, test } from 'vitest'
import { givenBrowser, type GivenBrowser } from '#identity/testing.ts'
import { abilitiesOf } from '#transcription/transcription.testing.ts'
import { libraryVoices } from '#voices/library/index.ts'
import { converse } from '../converse.ts'
import { startTestServer } from '../test-server.ts'
import { hostileRequests } from './hostile-requests.ts'
import { givenThings } from './things.ts'

const endpoints = Object.values(api).flatMap((domain) => Object.values(domain) as Endpoint[])

const logged: string[] = []
const nobodySpeaks = { text: '', language: undefined, words: [] }
/** Whom the socket that listens would ask. */
const abilities = abilitiesOf(() => ({
  languages: () => Promise.resolve(['en']),
  recognise: () => Promise.resolve(nobodySpeaks),
  close: () => Promise.resolve(),
}))
const log = (line: string) => void (line.includes('"level":50') && logged.push(line))
const server = await startTestServer({ log, ports: { abilities } })
let person: GivenBrowser
let ids: Readonly<Record<string, string>>
beforeAll(async () => {
  person = await givenBrowser(server.product.systemContext())
  ids = await givenThings(server, person)
})

type Answered = { readonly status: number; readonly told: string }

async function send(endpoint: Endpoint, path: string, init: RequestInit): Promise<Answered> {
  const credential = endpoint.access === 'session' ? { cookie: person.cookie } : bearer()
  const headers = { ...(init.headers as Record<string, string>), ...credential }
  const response = await server.fetch(path, { ...init, headers })
  return { status: response.status, told: await response.text() }
}

function bearer(): Record<string, string> {
  return { authorization: `Bearer ${person.accessToken}` }
}

describe.each(endpoints.map((endpoint) => [endpoint.id, endpoint] as const))('%s', (_, endpoint) => {
  test('what nothing can hold is the caller’s mistake', async () => {
    const wrong: unknown[] = []
    for (const { where, path, init, isRefused } of hostileRequests(endpoint, ids)) {
      const { status, told } = await send(endpoint, path, init)
      const isRight = isRefused ? status >= 400 && status < 500 : status < 500
      if (!isRight) wrong.push([where, status, told.slice(0, 200)])
    }
    expect({ wrong, logged: logged.splice(0) }).toEqual({ wrong: [], logged: [] })
  })
})

const sockets = Object.values(channels).flatMap((domain) => Object.values(domain) as Channel[])

describe.each(sockets.map((channel) => [channel.id, channel] as const))('%s', (_, channel) => {
  const [{ voiceId = '' } = {}] = libraryVoices
  const model = channel.path.includes('speech-to-text') ? 'scribe_v2_realtime' : 'eleven_multilingual_v2'
  const address = () => `${server.url}${channel.path.replace(':voice_id', voiceId)}?model_id=${model}`
  const opening = { text: ' ', voices: [voiceId] }
  const saying = (text: string) => ({ text, previous_text: text, inputs: [{ text, voice_id: voiceId }] })

  test.each([
    ['a text with a NUL', saying('a\0b'), 'invalid_text'],
    ['a context with a NUL', { ...saying('a'), context_id: 'a\0b' }, 'invalid_text'],
  ])('%s is the caller’s mistake', async (what, message, code) => {
    if (what.startsWith('a context') && !channel.path.includes('multi')) return
    const { received } = await converse(address(), [opening, message], bearer())
    expect({ last: received.at(-1), logged: logged.splice(0) }).toMatchObject({
      last: { detail: { code } },
      logged: [],
    })
  })

  test.each(['%00', 'a%00b'])('nobody comes in with %s', async (text) => {
    for (const name of ['single_use_token', 'xi-api-key', 'authorization'])
      expect([name, (await converse(`${address()}&${name}=${text}`, [opening])).code]).toEqual([name, 1008])
    expect(logged.splice(0)).toEqual([])
  })

  test('half of a character is no bug of ours', async () => {
    const halves = [
      saying('Good \ud83d'),
      saying('\ude00 day. '),
      saying('\ud83d'),
      { ...saying(''), text: '', close_socket: true, message_type: 'end_session' },
    ]
    const { received, code } = await converse(address(), [opening, ...halves], bearer())
    expect({ code: [1000, 1008].includes(code), received: received.length > 0, logged: logged.splice(0) }).toEqual({
      code: true,
      received: true,
      logged: [],
    })
  })
})
