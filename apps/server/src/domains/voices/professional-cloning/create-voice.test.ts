import { beforeAll, describe, expect, test } from 'vitest'
import { call, givenPerson, givenTeammate, type Teammate } from '#test/teammates.ts'
import { startTestServer, type TestServer } from '#test/test-server.ts'
import { setTerms } from '#billing'
import { fineTuningOf, givenProfessionalVoice } from './testing.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})

const create = (person: Teammate, body: unknown = { name: 'Ada', language: 'en' }) =>
  call(server, person, 'POST', '/v1/voices/pvc', body)
const answerOf = ({ status, code }: { status: number; code: string | undefined }) => `${status} ${code ?? ''}`.trim()

describe('a professional voice', () => {
  test('begins without anything to speak with, unverified, and says so', async () => {
    const { person, voiceId } = await givenProfessionalVoice(server)
    const { body } = await call(server, person, 'GET', `/v1/voices/${voiceId}`)
    expect(body).toMatchObject({
      name: 'Ada',
      category: 'professional',
      preview_url: null,
      samples: [],
      voice_verification: { requires_verification: true, is_verified: false },
    })
    expect(await fineTuningOf(server, person, voiceId)).toMatchObject({
      is_allowed_to_fine_tune: false,
      state: {},
      language: 'en',
      dataset_duration_seconds: 0,
      max_verification_attempts: 5,
      manual_verification_requested: false,
    })
    const said = await call(server, person, 'POST', `/v1/text-to-speech/${voiceId}`, { text: 'Hello.' })
    expect(said.status).toBeGreaterThanOrEqual(403)
  })

  test.each([
    ['no name', { language: 'en' }, '422'],
    ['a name too long', { name: 'x'.repeat(101), language: 'en' }, '422'],
    ['a description too long', { name: 'x', language: 'en', description: 'x'.repeat(501) }, '422'],
    ['no language', { name: 'x' }, '422'],
    ['a language that is none', { name: 'x', language: 'English!' }, '422'],
    ['a language nobody speaks here', { name: 'x', language: 'tlh' }, '400 unsupported_language'],
  ])('needs more than %s', async (_what, body, expected) => {
    expect(answerOf(await create(await givenPerson(server, 'enterprise'), body))).toBe(expected)
  })

  test('is refused without a verified address, and where the plan has none', async () => {
    const person = await givenPerson(server, 'enterprise')
    await server.database.pool.query('update users set email_verified_at = null where id = $1', [person.userId])
    expect(answerOf(await create(person))).toBe('403 email_not_verified')
    expect(answerOf(await create(await givenPerson(server, 'starter')))).toBe('403 feature_not_available')
  })

  test('takes a place of the plan, and of the extra ones', async () => {
    const person = await givenPerson(server, 'creator')
    expect((await create(person)).status).toBe(200)
    expect(answerOf(await create(person))).toMatch(/professional_voice_limit_reached$/u)
    const ctx = server.product.systemContext(person.workspaceId)
    await setTerms(ctx, { workspaceId: person.workspaceId, terms: { extraPvcSlots: 1 } })
    const both = await Promise.all([create(person), create(person)])
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)[0]).toBe(200)
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('counts for the groups of its maker, whose limit holds for all of them together', async () => {
    const host = await givenPerson(server, 'enterprise')
    const [one, other] = [await givenTeammate(server, host, 'editor'), await givenTeammate(server, host, 'editor')]
    const made = await call(server, host, 'POST', '/v1/workspace/groups', { name: 'Voices', group_pvc_limit: 1 })
    const { id } = made.body as { id: string }
    for (const { email } of [one, other])
      expect(await call(server, host, 'POST', `/v1/workspace/groups/${id}/members`, { email })).toMatchObject({
        status: 200,
      })
    expect((await create(one)).status).toBe(200)
    expect(answerOf(await create(other))).toBe('403 group_voice_limit_reached')
    expect((await create(host)).status).toBe(200)
  })

  test('is changed by whoever may, and is nobody else’s', async () => {
    const { person, voiceId, path } = await givenProfessionalVoice(server)
    const changed = { name: 'Bea', language: 'de', description: null, labels: { accent: 'none' } }
    expect(await call(server, person, 'POST', path, changed)).toMatchObject({
      status: 200,
      body: { voice_id: voiceId },
    })
    expect((await call(server, person, 'GET', `/v1/voices/${voiceId}`)).body).toMatchObject({
      name: 'Bea',
      labels: { accent: 'none' },
      fine_tuning: { language: 'de' },
    })
    const stranger = await givenPerson(server, 'enterprise')
    for (const part of ['', '/train', '/train/cancel'])
      expect(answerOf(await call(server, stranger, 'POST', `${path}${part}`, {}))).toBe('404 voice_not_found')
  })
})
