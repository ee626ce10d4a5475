import { beforeAll, describe, expect, test } from 'vitest'
import { converse } from '#test/converse.ts'
import { startTestServer, type TestPerson, type TestServer } from '#test/test-server.ts'
import { libraryVoices } from '#voices/library/index.ts'

const voiceId = libraryVoices[0]?.voiceId ?? ''
const dictionaries = [{ pronunciation_dictionary_id: 'nowhere', version_id: null }]

let server: TestServer
let person: TestPerson
beforeAll(async () => {
  server = await startTestServer()
  person = await server.signUp({ tier: 'pro' })
})

const post = (path: string, body: object) =>
  server.fetch(path, {
    method: 'POST',
    headers: { ...person.headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

describe('a pronunciation dictionary that does not exist', () => {
  test.each([
    ['/v1/text-to-speech/:voice', { text: 'Hello.' }],
    ['/v1/text-to-speech/:voice/stream/with-timestamps', { text: 'Hello.' }],
    ['/v1/text-to-dialogue', { inputs: [{ text: 'Hello.', voice_id: voiceId }] }],
  ])('is a 404 on %s', async (path, body) => {
    const named = { ...body, pronunciation_dictionary_locators: dictionaries }
    const answer = await post(path.replace(':voice', voiceId), named)
    expect([answer.status, await answer.json()]).toMatchObject([
      404,
      { detail: { code: 'pronunciation_dictionary_not_found', param: 'pronunciation_dictionary_locators' } },
    ])
    expect(
      (await post(path.replace(':voice', voiceId), { ...body, pronunciation_dictionary_locators: [] })).status,
    ).toBe(200)
  })

  test('ends a socket with its code, in the last message and in the close frame', async () => {
    const path = `${server.url}/v1/text-to-speech/${voiceId}/stream-input`
    const first = { text: 'Hello. ', pronunciation_dictionary_locators: dictionaries }
    const { received, code, reason } = await converse(path, [first], person.headers)
    expect([code, received.at(-1)]).toMatchObject([1008, { error: 'pronunciation_dictionary_not_found' }])
    expect(reason).toContain('pronunciation_dictionary_not_found: There is no pronunciation dictionary')
  })
})

test.each([-1, 4_294_967_296, 0.5])('a seed of %d is an error of its field', async (seed) => {
  const answer = await post(`/v1/text-to-speech/${voiceId}`, { text: 'Hello.', seed })
  expect([answer.status, await answer.json()]).toMatchObject([422, { detail: [{ loc: ['body', 'seed'] }] }])
})

test.each([
  ['ulaw_8000', 'audio/basic'],
  ['alaw_8000', 'audio/PCMA'],
])('%s says what it is', async (format, type) => {
  const answer = await post(`/v1/text-to-speech/${voiceId}?output_format=${format}`, { text: 'Hello.' })
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type])
})
