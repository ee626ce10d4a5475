import { channels } from '@vireo/contracts'
import type { Channel } from '@vireo/contracts/kit'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { abilitiesOf } from '#transcription/transcription.testing.ts'
import { libraryVoices } from '#voices/library/index.ts'
import { socketSample } from '../../../web/src/static/docs/samples/index.ts'
import { startTestServer, type TestPerson, type TestServer } from '../test-server.ts'

/** The samples of sockets in `/docs`, as readers copy them, against a live server. */
const all = Object.values(channels).flatMap((slice) => Object.values<Channel>(slice))

let server: TestServer
let person: TestPerson
beforeAll(async () => {
  const abilities = abilitiesOf(() => ({
    languages: () => Promise.resolve(['en']),
    recognise: () => Promise.resolve({ text: 'word', language: 'en', words: [] }),
    close: () => Promise.resolve(),
  }))
  server = await startTestServer({ ports: { abilities } })
  person = await server.signUp({ tier: 'creator' })
})
afterEach(() => vi.unstubAllGlobals())

/** Runs a sample until its socket is closed, and answers what it printed. */
async function run(code: string): Promise<readonly string[]> {
  const printed: string[] = []
  const print = (...words: readonly unknown[]) => printed.push(words.map(String).join(' '))
  let isClosed: () => void = () => undefined
  const closed = new Promise<void>((resolve) => (isClosed = resolve))
  class WatchedSocket extends WebSocket {
    constructor(address: string) {
      super(address)
      // After the sample has heard of it.
      this.on('close', () => setImmediate(isClosed))
    }
  }
  vi.stubGlobal('WebSocket', WatchedSocket)
  vi.stubGlobal('printed', { log: print, error: print })
  await import(`data:text/javascript,${encodeURIComponent(`const console = globalThis.printed\n${code}`)}`)
  await closed
  return printed
}

const contextFor = (apiKey: string) => ({
  origin: server.url,
  apiKey,
  standing: (name: string) => (name === 'voice_id' ? (libraryVoices[0]?.voiceId ?? '') : name),
  fileAt: (name: string) => name,
})

test.each(all)('$id is heard to its end', async (channel) => {
  const printed = await run(socketSample(channel, contextFor(person.apiKey)))
  expect(printed.at(-1)).toMatch(/^closed 1000/u)
  const answers = printed.slice(0, -1)
  expect(answers.length).toBeGreaterThan(0)
  // Sound of what speaks, words of what listens: nobody spoke to it.
  for (const answer of answers) expect(answer).toMatch(/^(?:[1-9]\d* bytes of sound|committed_transcript )$/u)
})

test.each(all)('$id says why a key is refused', async (channel) => {
  const printed = await run(socketSample(channel, contextFor('no key')))
  expect(printed.at(-1)).toMatch(/^closed (?!1000)\d+ ./u)
})
