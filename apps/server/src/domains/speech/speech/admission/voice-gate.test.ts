import { ErrorBody } from '@vireo/contracts/kit'
import { Voice } from '@vireo/contracts/voices'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestPerson, type TestServer } from '#test/test-server.ts'
import { setProbation } from '#users'
import { libraryVoices } from '#voices/library/index.ts'
import { type SafetyChange, setSafety } from '#voices/safety/index.ts'
import { unrestricted } from '#voices/testing.ts'

const voiceId = libraryVoices[0]?.voiceId ?? ''
const german = libraryVoices.filter((voice) => voice.labels.language === 'de')
const russian = libraryVoices.filter((voice) => voice.labels.language === 'ru')

let server: TestServer
let moderating: TestServer
let person: TestPerson
beforeAll(async () => {
  server = await startTestServer()
  moderating = await startTestServer({ settings: { moderatedTerms: ['forbidden fruit', 'яблоко'] } })
  person = await server.signUp()
})

const restrict = (change: Omit<SafetyChange, 'voiceId'>, id = voiceId, on = server) =>
  setSafety(on.product.systemContext(), { voiceId: id, ...unrestricted, ...change })
afterEach(async () => {
  await restrict({})
})

const say = (text: string, { on = server, by = person, path = '', id = voiceId } = {}) =>
  on.fetch(`/v1/text-to-speech/${id}${path}`, {
    method: 'POST',
    headers: { ...by.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ text, model_id: 'eleven_flash_v2_5' }),
  })
const refusal = async (answer: Response) => {
  const { detail } = ErrorBody.parse(await answer.json())
  return [answer.status, detail.code, detail.data?.['reason']]
}
const creditsOf = async () =>
  ((await (await server.fetch('/v1/user/subscription', { headers: person.headers })).json()) as Record<string, number>)[
    'character_count'
  ]

const rules: readonly (readonly [Omit<SafetyChange, 'voiceId'>, string])[] = [
  [{ control: 'BAN' }, 'banned'],
  [{ control: 'ENTERPRISE_BAN' }, 'banned'],
  [{ control: 'CAPTCHA' }, 'captcha_required'],
  [{ control: 'ENTERPRISE_CAPTCHA' }, 'captcha_required'],
  [{ sharingStatus: 'copied_disabled' }, 'copied_disabled'],
  [{ isVerified: false, requiresVerification: true }, 'needs_verification'],
  [{ liveModeration: true }, 'live_moderation'],
]

describe.each(['', '/stream', '/with-timestamps', '/stream/with-timestamps'])(
  '/v1/text-to-speech/:voice_id%s',
  (path) => {
    test.each(rules)('403 refuses %j, and nothing is charged', async (change, reason) => {
      await restrict(change)
      const before = await creditsOf()
      expect(await refusal(await say('Hello.', { path }))).toEqual([403, 'voice_access_denied', reason])
      expect(await creditsOf()).toBe(before)
    })
  },
)

test.each([
  [{ control: 'NONE' as const, sharingStatus: 'copied' as const }],
  [{ isVerified: false, requiresVerification: false }],
  [{ isVerified: true, requiresVerification: true }],
])('200 lets %j speak', async (change) => {
  await restrict(change)
  expect((await say('Hello.')).status).toBe(200)
})

test('somebody in probation speaks with verified voices only', async () => {
  const newcomer = await server.signUp()
  const ctx = server.product.systemContext()
  await setProbation(ctx, { userId: newcomer.userId, isInProbation: true })
  expect((await say('Hello.', { by: newcomer })).status).toBe(200)
  await restrict({ isVerified: false })
  expect(await refusal(await say('Hello.', { by: newcomer }))).toEqual([
    403,
    'voice_access_denied',
    'needs_verification',
  ])
  await setProbation(ctx, { userId: newcomer.userId, isInProbation: false })
  expect((await say('Hello.', { by: newcomer })).status).toBe(200)
})

test('a voice with live moderation says what is not on the list, where there is a list', async () => {
  const other = await moderating.signUp()
  await restrict({ liveModeration: true }, voiceId, moderating)
  const sayThere = (text: string) => say(text, { on: moderating, by: other })
  expect((await sayThere('An ordinary apple.')).status).toBe(200)
  expect((await sayThere('Unforbidden fruits are fine.')).status).toBe(200)
  expect(await refusal(await sayThere('This is FORBIDDEN, fruit!'))).toEqual([400, 'invalid_text', 'moderated'])
  expect(await refusal(await sayThere('Ein Яблоко.'))).toEqual([400, 'invalid_text', 'moderated'])
})

test('a voice that is not allowed does not stand in for another either', async () => {
  for (const voice of russian) await restrict({ control: 'BAN' }, voice.voiceId)
  const refused = await server.fetch(`/v1/text-to-speech/${voiceId}`, {
    method: 'POST',
    headers: { ...person.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ text: 'Hello.', language_code: 'ru' }),
  })
  const { detail } = ErrorBody.parse(await refused.json())
  expect([detail.code, detail.data?.['voices']]).toEqual(['unsupported_language', []])
  const mixed = await say('Hello. Привет, как дела?')
  expect(mixed.headers.get('generation-info')).not.toContain('other_voices')
  for (const voice of russian) await restrict({}, voice.voiceId)
  const again = await say('Hello. Привет, как дела?')
  expect(again.headers.get('generation-info')).toContain(russian[0]?.voiceId ?? 'nobody')
})

test('what holds for a voice is shown with it', async () => {
  await restrict({ control: 'CAPTCHA', isVerified: false, requiresVerification: true, liveModeration: true })
  const shown = Voice.parse(await (await server.fetch(`/v1/voices/${voiceId}`, { headers: person.headers })).json())
  expect(shown).toMatchObject({
    safety_control: 'CAPTCHA',
    sharing: { status: 'enabled', live_moderation_enabled: true },
    voice_verification: { requires_verification: true, is_verified: false },
  })
  const other = german[0]?.voiceId ?? ''
  const free = Voice.parse(await (await server.fetch(`/v1/voices/${other}`, { headers: person.headers })).json())
  expect([free.safety_control, free.sharing, free.voice_verification.is_verified]).toEqual(['NONE', null, true])
})
