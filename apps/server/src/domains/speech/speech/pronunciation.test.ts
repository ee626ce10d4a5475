import { ErrorBody } from '@vireo/contracts/kit'
import { CreatedDictionary } from '@vireo/contracts/pronunciation'
import { TimedSpeech } from '@vireo/contracts/speech'
import { beforeAll, describe, expect, test } from 'vitest'
import { converse } from '#test/converse.ts'
import { startTestServer, type TestPerson, type TestServer } from '#test/test-server.ts'
import { libraryVoices } from '#voices/library/index.ts'

const voiceId = libraryVoices[0]?.voiceId ?? ''
const text = 'I like SQL, and tomato.'
const said = 'I like the sequel of the whole story, and tomato.'

let server: TestServer
let person: TestPerson
let locator: { pronunciation_dictionary_id: string; version_id: string | null }
beforeAll(async () => {
  server = await startTestServer()
  person = await server.signUp({ tier: 'pro' })
  const rules = [
    { type: 'alias', string_to_replace: 'SQL', alias: 'the sequel of the whole story' },
    { type: 'phoneme', string_to_replace: 'tomato', phoneme: 'təˈmɑːtoʊ', alphabet: 'ipa' },
  ]
  const made = await send('/v1/pronunciation-dictionaries/add-from-rules', { name: 'Terms', rules })
  locator = { pronunciation_dictionary_id: CreatedDictionary.parse(await made.json()).id, version_id: null }
})

const send = (path: string, body: object, by = person, method = 'POST') =>
  server.fetch(path, {
    method,
    headers: { ...by.headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
const locators = () => ({ pronunciation_dictionary_locators: [locator] })

async function timed(body: object): Promise<TimedSpeech> {
  const answer = await send(`/v1/text-to-speech/${voiceId}/with-timestamps`, { seed: 1, text, ...body })
  expect([answer.status, answer.headers.get('character-cost')]).toEqual([200, String(text.length)])
  return TimedSpeech.parse(await answer.json())
}

describe('dictionaries', () => {
  test('are heard; times and price are of what was written', async () => {
    const plain = await timed({})
    const taught = await timed(locators())
    expect(taught.alignment?.characters.join('')).toBe(text)
    expect(taught.normalized_alignment?.characters.join('')).toBe(said)
    expect(plain.normalized_alignment?.characters.join('')).toBe(text)
    const lengthOf = ({ alignment }: TimedSpeech) => alignment?.character_end_times_seconds.at(-1) ?? 0
    expect(lengthOf(taught)).toBeGreaterThan(lengthOf(plain) * 1.3)
  })

  test('are heard whole, streamed, in dialogues and on sockets', async () => {
    const sizeOf = async (path: string, body: object) => {
      const answer = await send(path, body)
      expect(answer.status).toBe(200)
      return (await answer.arrayBuffer()).byteLength
    }
    for (const [path, body] of [
      [`/v1/text-to-speech/${voiceId}`, { text }],
      [`/v1/text-to-speech/${voiceId}/stream`, { text }],
      ['/v1/text-to-dialogue', { inputs: [{ text, voice_id: voiceId }] }],
    ] as const)
      expect(await sizeOf(path, { ...body, ...locators() })).toBeGreaterThan((await sizeOf(path, body)) * 1.2)
    const soundOf = async (more: object) => {
      const messages = [{ text: ' ', ...more }, { text: `${text} `, flush: true }, { text: '' }]
      const { received } = await converse(
        `${server.url}/v1/text-to-speech/${voiceId}/stream-input`,
        messages,
        person.headers,
      )
      return received.reduce((sum, message) => sum + String(Reflect.get(message as object, 'audio') ?? '').length, 0)
    }
    expect(await soundOf(locators())).toBeGreaterThan((await soundOf({})) * 1.2)
  })

  test('of nobody, of another workspace and of a version that is not there are a 404', async () => {
    const stranger = await server.signUp({ tier: 'pro' })
    const codeOf = async (answer: Response) => `${answer.status} ${ErrorBody.parse(await answer.json()).detail.code}`
    const path = `/v1/text-to-speech/${voiceId}`
    const missing = '404 pronunciation_dictionary_not_found'
    expect(await codeOf(await send(path, { text, ...locators() }, stranger))).toBe(missing)
    const version = { pronunciation_dictionary_locators: [{ ...locator, version_id: 'pver_none' }] }
    expect(await codeOf(await send(path, { text, ...version }))).toBe(missing)
  })

  test('of the workspace are used where a request names none, and an empty list means none', async () => {
    const set = (wanted: object[]) =>
      server.fetch('/v1/workspace/update-workspace', {
        method: 'PUT',
        headers: { authorization: `Bearer ${person.accessToken}`, 'content-type': 'application/json' },
        body: JSON.stringify({ pronunciation_dictionary_locators: wanted }),
      })
    const unknown = await set([{ pronunciation_dictionary_id: 'pdict_none' }])
    expect(ErrorBody.parse(await unknown.json()).detail.code).toBe('pronunciation_dictionary_unknown')
    const answer = await set([locator])
    expect(await answer.json()).toMatchObject({ pronunciation_dictionary_locators: [locator] })
    expect((await timed({ seed: 2 })).normalized_alignment?.characters.join('')).toBe(said)
    expect(
      (await timed({ seed: 3, pronunciation_dictionary_locators: [] })).normalized_alignment?.characters.join(''),
    ).toBe(text)
    expect((await set([])).status).toBe(200)
  })
})

test('phonemes in a text are said, and refused where they are none', async () => {
  const given = (phoneme: string) =>
    send(`/v1/text-to-speech/${voiceId}`, { text: `Say <phoneme alphabet="ipa" ph="${phoneme}">tomato</phoneme>.` })
  expect((await given('təˈmɑːtoʊ')).status).toBe(200)
  const refused = await given('t@')
  expect(ErrorBody.parse(await refused.json()).detail.code).toBe('invalid_pronunciation_rule')
})

test('what an engine says in place of sounds that it has not is told with the recording, and in the history', async () => {
  const odd = { text: 'Say <phoneme alphabet="ipa" ph="ɬaːma">llama</phoneme>.', seed: 5 }
  const replaced = { replaced_sounds: expect.arrayContaining([{ from: 'ɬ', to: 'l' }]) as unknown }
  const itemOf = async (answer: Response) => {
    const item = await server.fetch(`/v1/history/${answer.headers.get('history-item-id')}`, { headers: person.headers })
    return item.json()
  }
  const whole = await send(`/v1/text-to-speech/${voiceId}`, odd)
  expect(JSON.parse(whole.headers.get('generation-info') ?? '')).toMatchObject({ seed: 5, ...replaced })
  expect(await itemOf(whole)).toMatchObject({ settings: replaced })
  const whenSaid = await send(`/v1/text-to-speech/${voiceId}/with-timestamps`, { ...odd, seed: 6 })
  expect(JSON.parse(whenSaid.headers.get('generation-info') ?? '')).toMatchObject(replaced)
  const streamed = await send(`/v1/text-to-speech/${voiceId}/stream`, { ...odd, seed: 7 })
  await streamed.arrayBuffer()
  await expect.poll(() => itemOf(streamed)).toMatchObject({ settings: replaced })
  const known = await send(`/v1/text-to-speech/${voiceId}`, {
    text: 'Say <phoneme alphabet="ipa" ph="ˈlɑːmə">llama</phoneme>.',
  })
  expect(known.headers.get('generation-info')).not.toContain('sounds')
})
