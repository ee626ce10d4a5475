import type { identityEndpoints } from '@vireo/contracts/identity'
import { AccessToken, UpdatedSecondFactors } from '@vireo/contracts/identity'
import { ErrorBody } from '@vireo/contracts/kit'
import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { startTestServer, testPassword } from '#test/test-server.ts'
import { createManualClock } from '#kernel/clock.ts'
import { setSecurityRules } from '#workspaces/settings/index.ts'
import { codeIn, mailsTo } from '../accounts/testing.ts'
import { givenBrowser, givenSession, jsonPost } from '../testing.ts'

const clock = createManualClock(new Date())
const server = await startTestServer({ clock })
const ctx = server.product.systemContext()
const minuteMs = 60_000
const recentMs = 15 * minuteMs

type Update = typeof identityEndpoints.updateSecondFactors.body._zod.input
type Person = Awaited<ReturnType<typeof givenBrowser>>
type Headers = Readonly<Record<string, string>>

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const codeNow = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock.now().getTime() })

async function update(headers: Headers, body: Update): Promise<number | string> {
  const answer = await server.fetch('/v1/user/update-mfa-factors', jsonPost(body, headers))
  return answer.ok ? answer.status : ErrorBody.parse(await answer.json()).detail.code
}

async function enrol(headers: Headers): Promise<void> {
  const begun = await server.fetch('/v1/user/update-mfa-factors', jsonPost({ action: 'begin_totp' }, headers))
  const { totp } = UpdatedSecondFactors.parse(await begun.json())
  expect(await update(headers, { action: 'confirm_totp', code: codeNow(totp?.secret ?? '') })).toBe(200)
}

/** Another access token of the same session, as a browser gets one that was left open. */
async function tokenOf(browser: { cookie: string }): Promise<Headers> {
  const answer = await server.fetch('/v1/identity/token', jsonPost(undefined, { cookie: browser.cookie }))
  browser.cookie = answer.headers.get('set-cookie')?.split(';', 1)[0] ?? browser.cookie
  return bearer(AccessToken.parse(await answer.json()).access_token)
}

/** Everything there is to read about somebody's factors. */
async function factorsOf({ userId }: Person) {
  const { rows } = await server.database.pool.query(
    `select (select json_agg(f order by kind) from second_factors f where user_id = $1) as factors,
      (select json_agg(b order by b.code_hash) from backup_codes b where user_id = $1) as codes`,
    [userId],
  )
  return rows
}

const newFactor = { action: 'begin_totp' } as const
const newPhone = { action: 'begin_sms', phone_number: '+49 170 1234567' } as const
const disable = { action: 'disable', factor: 'totp' } as const
const renew = { action: 'renew_backup_codes' } as const

const changes = [
  ['an authenticator is begun', newFactor, false],
  ['a phone is begun', newPhone, false],
  ['a phone is begun beside an app', newPhone, true],
  ['the app is switched off', disable, true],
  ['the backup codes are renewed', renew, true],
] as const satisfies readonly (readonly [string, Update, boolean])[]

async function someone(hasApp: boolean) {
  const person = { ...(await givenBrowser(ctx)) }
  if (hasApp) await enrol(bearer(person.accessToken))
  return person
}

test.each(changes)('%s by a session that has just signed in', async (_, body, hasApp) => {
  const person = await someone(hasApp)
  clock.advance(recentMs - 1000)
  expect(await update(await tokenOf(person), body)).toBe(200)
})

test.each(changes)('%s by no session of fifteen minutes ago, until its owner has read their mail', async (...row) => {
  const [, body, hasApp] = row
  const person = await someone(hasApp)
  clock.advance(recentMs)
  const headers = await tokenOf(person)
  const before = await factorsOf(person)
  expect(await update(headers, body)).toBe('recent_sign_in_required')
  expect(await factorsOf(person)).toEqual(before)
  const code = await codeIn(server, person.email, 'verify-email-access', 'sensitiveActionVerificationCode')
  const proven = await server.fetch(`/v1/user/verify-email-access?verification_code=${code}`, jsonPost({}, headers))
  expect(proven.status).toBe(200)
  expect(await update(headers, body)).toBe(200)
})

test.each(changes)('%s by another, older session of the same person only after its own proof', async (...row) => {
  const [, body, hasApp] = row
  const person = await someone(hasApp)
  clock.advance(recentMs)
  const old = await tokenOf(person)
  const fresh = await givenSession(ctx, person)
  expect(await update(old, body)).toBe('recent_sign_in_required')
  expect(await update(bearer(fresh.accessToken), body)).toBe(200)
})

test.each(changes)('%s by no API key, whatever it may do, and by nobody else', async (_, body, hasApp) => {
  const person = await someone(hasApp)
  const before = await factorsOf(person)
  expect(await update(person.headers, body)).toBe('forbidden')
  expect(await update({}, body)).toMatch(/credential|unauthorized|api_key|not_signed_in/)
  expect(await factorsOf(person)).toEqual(before)
  expect((await mailsTo(server, person.email)).map(({ kind }) => kind)).not.toContain('identity.verify-email-access')
})

test('what somebody else began is confirmed by no other account', async () => {
  const [person, other] = [await someone(false), await someone(false)]
  expect(await update(bearer(person.accessToken), newFactor)).toBe(200)
  for (const action of ['confirm_totp', 'confirm_sms'] as const)
    expect(await update(bearer(other.accessToken), { action, code: '000000' })).toBe('second_factor_not_set_up')
})

test('where a second factor is required it can be set up right after signing in', async () => {
  const person = await server.signUp()
  await setSecurityRules(ctx, { workspaceId: person.workspaceId, requiresSecondFactor: true })
  clock.advance(2 * recentMs)
  const answer = await server.fetch('/v1/identity/sign-in', jsonPost({ email: person.email, password: testPassword }))
  const { access_token: token, second_factor_setup_required: mustSetUp } = AccessToken.parse(await answer.json())
  expect(mustSetUp).toBe(true)
  await enrol(bearer(token))
  expect((await server.fetch('/v1/user', { headers: bearer(token) })).status).toBe(200)
})
