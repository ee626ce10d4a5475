import { ErrorBody } from '@vireo/contracts/kit'
import { SpeechEstimate } from '@vireo/contracts/speech'
import { beforeAll, describe, expect, test } from 'vitest'
import { call, givenPerson, givenTeammate } from '#test/teammates.ts'
import { startTestServer, type TestPerson, type TestServer } from '#test/test-server.ts'
import { libraryVoices } from '#voices/library/index.ts'

const voiceId = libraryVoices[0]?.voiceId ?? ''

let server: TestServer
let person: TestPerson
beforeAll(async () => {
  server = await startTestServer()
  person = await server.signUp()
})

const post = (path: string, body: object, by = person) =>
  server.fetch(path, {
    method: 'POST',
    headers: { ...by.headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
const estimate = async (body: object, by = person) =>
  SpeechEstimate.parse(await (await post('/v1/speech/estimate', body, by)).json())
const codeOf = async (answer: Response) => [answer.status, ErrorBody.parse(await answer.json()).detail.code]

describe('an estimate', () => {
  test.each([
    ['eleven_multilingual_v2', 'Hello there!', 12, 12],
    ['eleven_flash_v2_5', 'Hello there!!', 13, 7],
    ['eleven_v3', '😀 one 你好', 8, 8],
  ])('of %s for %j is what it costs', async (model_id, text, characters, credits) => {
    expect(await estimate({ model_id, text })).toMatchObject({ characters, credits, is_covered: true })
    const spoken = await post(`/v1/text-to-speech/${voiceId}`, { model_id, text }, await server.signUp())
    expect([spoken.status, spoken.headers.get('character-cost')]).toEqual([200, String(credits)])
  })

  test('costs nothing, and says what is left, extension included', async () => {
    expect(await estimate({ text: 'Hello' })).toMatchObject({ credits_remaining: 10_000, maximum_text_length: 10_000 })
    const creator = await server.signUp({ tier: 'creator' })
    const { credits_remaining: remaining } = await estimate({ text: 'Hello' }, creator)
    const plan = (await (await server.fetch('/v1/user/subscription', { headers: creator.headers })).json()) as {
      character_limit: number
    }
    expect(remaining).toBe(plan.character_limit + 1000)
    expect(await estimate({ text: 'Hello' }, await server.signUp({ tier: 'enterprise' }))).toMatchObject({
      credits_remaining: -1,
      is_covered: true,
    })
  })

  test('refuses in the order in which speaking would', async () => {
    expect(await codeOf(await post('/v1/speech/estimate', { text: '  ' }))).toEqual([400, 'empty_text'])
    const long = 'a'.repeat(3001)
    expect(await codeOf(await post('/v1/speech/estimate', { text: long, model_id: 'eleven_v3' }))).toEqual([
      400,
      'text_too_long',
    ])
    expect(await estimate({ text: 'a'.repeat(30_000), model_id: 'eleven_flash_v2_5' })).toMatchObject({
      credits: 15_000,
      is_covered: false,
    })
  })
})

test('a member speaks for no more than an admin lets them, whatever the workspace has left', async () => {
  const owner = await givenPerson(server)
  const member = await givenTeammate(server, owner, 'editor')
  const limited = await call(server, owner, 'POST', '/v1/workspace/members', { email: member.email, usage_limit: 7 })
  expect(limited.status).toBe(200)
  const speak = (text: string) => call(server, member, 'POST', `/v1/text-to-speech/${voiceId}`, { text })
  expect(await speak('Hello there')).toMatchObject({
    status: 402,
    body: { detail: { code: 'usage_limit_exceeded', data: { required: 11, remaining: 7, limit_of: 'member' } } },
  })
  expect((await speak('Hello')).status).toBe(200)
})

test('a key speaks for no more than it may spend, whatever its owner has left', async () => {
  const created = await post('/v1/user/api-keys', { name: 'small', character_limit: 7 })
  const key = (await created.json()) as { 'xi-api-key': string }
  const by = { ...person, headers: { 'xi-api-key': key['xi-api-key'] } }
  const refused = await post(`/v1/text-to-speech/${voiceId}`, { text: 'Hello there' }, by)
  expect(await codeOf(refused)).toEqual([402, 'api_key_limit_exceeded'])
  expect((await post(`/v1/text-to-speech/${voiceId}`, { text: 'Hello' }, by)).status).toBe(200)
})

test('the account limit is checked last: after what is empty and what is too long', async () => {
  const poor = await server.signUp()
  const speak = (text: string) => post(`/v1/text-to-speech/${voiceId}`, { text, model_id: 'eleven_flash_v2_5' }, poor)
  expect(await codeOf(await speak(' '))).toEqual([400, 'empty_text'])
  expect(await codeOf(await speak('a'.repeat(40_001)))).toEqual([400, 'text_too_long'])
  expect(await codeOf(await speak('a '.repeat(15_000)))).toEqual([402, 'insufficient_credits'])
})
