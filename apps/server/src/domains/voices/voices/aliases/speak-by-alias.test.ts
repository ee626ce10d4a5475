import { HistoryPage } from '@vireo/contracts/history'
import { ErrorBody } from '@vireo/contracts/kit'
import { Voice, VoiceSettings } from '@vireo/contracts/voices'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { converse } from '#test/converse.ts'
import { startTestServer, type TestPerson, type TestServer } from '#test/test-server.ts'
import { libraryVoices } from '../library/library.ts'
import { makeVoice } from '../testing.ts'

const rachel = '21m00Tcm4TlvDq8ikWAM'
const house = libraryVoices.find(({ name }) => name === 'Poppy')?.voiceId ?? ''
const rupert = libraryVoices.find(({ name }) => name === 'Rupert')?.voiceId ?? ''
const george = 'JBFqnCBsd6RMkjVDRZzb'

let server: TestServer
let person: TestPerson
beforeAll(async () => {
  server = await startTestServer()
  person = await server.signUp({ tier: 'enterprise' })
})

const send = (method: string, path: string, body?: object, who = person, headers: Record<string, string> = {}) =>
  server.fetch(path, {
    method,
    headers: { ...who.headers, ...(body && { 'content-type': 'application/json' }), ...headers },
    ...(body && { body: JSON.stringify(body) }),
  })
const post = (path: string, body: object, who = person) => send('POST', path, body, who)
const historyOf = async (query = '', who = person) =>
  HistoryPage.parse(await (await send('GET', `/v1/history${query}`, undefined, who)).json()).history

describe('whoever speaks by an alias speaks with the house voice, and is told so', () => {
  const text = 'Hello there.'
  test.each([
    ['speech', (voice: string) => post(`/v1/text-to-speech/${voice}`, { text })],
    ['a stream', (voice: string) => post(`/v1/text-to-speech/${voice}/stream`, { text })],
    ['timed speech', (voice: string) => post(`/v1/text-to-speech/${voice}/with-timestamps`, { text })],
    ['a timed stream', (voice: string) => post(`/v1/text-to-speech/${voice}/stream/with-timestamps`, { text })],
    ['dialogue', (voice_id: string) => post('/v1/text-to-dialogue', { inputs: [{ text, voice_id }] })],
    ['the other API', (voice: string) => post('/v1/audio/speech', { model: 'tts-1', input: text, voice })],
  ])('%s', async (_, speak) => {
    for (const [alias, told] of [
      [rachel, rachel],
      ['Rachel', 'Rachel'],
      ['rachel', 'rachel'],
    ] as const) {
      const answer = await speak(alias)
      expect([answer.status, answer.headers.get('voice-alias')]).toEqual([200, `${told}=${house}`])
      await answer.arrayBuffer()
      expect((await historyOf())[0]).toMatchObject({ voice_id: house, voice_name: 'Poppy' })
    }
    const plain = await speak(house)
    await plain.arrayBuffer()
    expect(plain.headers.get('voice-alias')).toBeNull()
  })

  test('a dialogue of two of them, one under its id and its name', async () => {
    const inputs = [rachel, george, 'Rachel', house].map((voice_id) => ({ text, voice_id }))
    const answer = await post('/v1/text-to-dialogue', { inputs })
    expect(answer.headers.get('voice-alias')?.split(', ').toSorted()).toEqual(
      [`${rachel}=${house}`, `${george}=${rupert}`, `Rachel=${house}`].toSorted(),
    )
    await answer.arrayBuffer()
    expect((await historyOf())[0]?.dialogue?.map((line) => line.voice_id)).toEqual([house, rupert, house, house])
  })

  test('sockets', async () => {
    for (const path of ['stream-input', 'multi-stream-input']) {
      const end = path === 'stream-input' ? { text: '' } : { close_socket: true }
      const steps = [{ text: ' ' }, { text: `${path} ` }, end]
      const said = await converse(`${server.url}/v1/text-to-speech/${rachel}/${path}`, steps, person.headers)
      expect([said.code, said.audio.length > 1000]).toEqual([1000, true])
      expect((await historyOf())[0]?.voice_id).toBe(house)
    }
  })

  test('a history that is asked for by the alias', async () => {
    const items = await historyOf(`?voice_id=${rachel}`)
    expect(items.length).toBeGreaterThan(0)
    expect(new Set(items.map((item) => item.voice_id))).toEqual(new Set([house]))
  })
})

describe('the voice itself', () => {
  test('is answered with its own id', async () => {
    const answer = await send('GET', `/v1/voices/${rachel}`)
    expect(answer.headers.get('voice-alias')).toBe(`${rachel}=${house}`)
    expect(Voice.parse(await answer.json())).toMatchObject({ voice_id: house, name: 'Poppy', is_legacy: false })
    const listed = await send('GET', `/v2/voices?voice_ids=${rachel}`)
    const { voices } = z.object({ voices: z.array(Voice) }).parse(await listed.json())
    expect(voices.map(({ voice_id }) => voice_id)).toEqual([house])
    expect((await server.fetch(`/v1/voices/${rachel}/preview`)).status).toBe(200)
  })

  test('has its settings under either', async () => {
    const who = await server.signUp()
    await send('POST', `/v1/voices/${rachel}/settings/edit`, { speed: 1.1 }, who)
    const settings = await (await send('GET', `/v1/voices/${house}/settings`, undefined, who)).json()
    expect(VoiceSettings.parse(settings).speed).toBe(1.1)
  })

  test('is nobody’s to change', async () => {
    for (const [method, path] of [
      ['DELETE', `/v1/voices/${rachel}`],
      ['GET', `/v1/voices/${rachel}/deletion`],
    ] as const) {
      const answer = await send(method, path)
      expect([answer.status, ErrorBody.parse(await answer.json()).detail.code]).toEqual([403, 'forbidden'])
    }
  })

  test('is remixed by its alias, and collected by it', async () => {
    const remixed = await post(`/v1/text-to-voice/${rachel}/remix`, { voice_description: 'Much deeper and slower.' })
    expect([remixed.status, remixed.headers.get('voice-alias')]).toEqual([200, `${rachel}=${house}`])
    await remixed.arrayBuffer()
    const made = await post('/v1/voices/collections', { title: 'Known', icon: 'star' })
    const { collection_id: id } = z.object({ collection_id: z.string() }).parse(await made.json())
    const added = await send('POST', `/v1/voices/collections/${id}/voice/${rachel}`)
    expect(await added.json()).toMatchObject({ voice_id: house })
  })
})

describe('one’s own voice comes first', () => {
  test('where it has the name, for those who may see it', async () => {
    const [mine, other] = [await server.signUp(), await server.signUp()]
    const voice = await makeVoice(server, mine, { name: 'Rachel' })
    const answer = await post('/v1/text-to-speech/rachel', { text: 'Mine.' }, mine)
    await answer.arrayBuffer()
    expect([answer.headers.get('voice-alias'), (await historyOf('', mine))[0]?.voice_id]).toEqual([null, voice.id])
    const theirs = await post('/v1/text-to-speech/rachel', { text: 'Not mine.' }, other)
    await theirs.arrayBuffer()
    expect(theirs.headers.get('voice-alias')).toBe(`rachel=${house}`)
    const byId = await post(`/v1/text-to-speech/${rachel}`, { text: 'By id.' }, mine)
    await byId.arrayBuffer()
    expect(byId.headers.get('voice-alias')).toBe(`${rachel}=${house}`)
  })
})

describe('lists', () => {
  const names = async (path: string, headers?: Record<string, string>) => {
    const { voices } = (await (await send('GET', path, undefined, person, headers)).json()) as { voices: Voice[] }
    return voices.map(({ name }) => name)
  }

  test('show no alias', async () => {
    for (const path of ['/v1/voices', '/v1/voices?show_legacy=true', '/v2/voices?page_size=100&search=Rachel'])
      expect(await names(path)).not.toContain('Rachel')
  })

  test('save to generated libraries, which look names up themselves', async () => {
    const library = { 'x-fern-sdk-name': 'elevenlabs' }
    expect(await names('/v1/voices?show_legacy=true', library)).toContain('Rachel')
    expect(await names('/v1/voices', library)).not.toContain('Rachel')
  })
})

test('an operator who switched them off has none', async () => {
  const off = await startTestServer({ settings: { voiceAliases: { find: () => undefined, entries: [] } } })
  const who = await off.signUp()
  const answer = await off.fetch(`/v1/voices/${rachel}`, { headers: who.headers })
  expect([answer.status, ErrorBody.parse(await answer.json()).detail.code]).toEqual([404, 'voice_not_found'])
})
