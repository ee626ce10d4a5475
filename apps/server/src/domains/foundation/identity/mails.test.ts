import { UpdatedSecondFactors } from '@vireo/contracts/identity'
import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { inBothLanguages } from '#test/in-both-languages.ts'
import { call, type Teammate } from '#test/teammates.ts'
import { startTestServer, testPassword } from '#test/test-server.ts'
import { transaction } from '#kernel/transaction.ts'
import { listOutbox, sendMail } from '#mail'
import { choosePasswordMail, noAccountMail, passwordChangedMail } from './accounts/account-mails.ts'
import { codeIn } from './accounts/testing.ts'
import { requireRecentSignIn } from './accounts/require-recent-sign-in.ts'
import { tellOfFactors } from './second-factors/tell-of-factors.ts'
import { requestSupportAccess } from './support-access/request-support-access.ts'
import { jsonPost } from './testing.ts'
import { wordsIn } from './words-in.ts'

const server = await startTestServer({ settings: { staffDomains: ['support.test'] } })
const ctx = server.product.systemContext()
const { settings } = ctx.ports
const { pool } = server.database
const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  server.fetch(path, jsonPost(body, headers))

const unverify = ({ userId }: Teammate) =>
  pool.query('update users set email_verified_at = null where id = $1', [userId])

/** What happens to somebody, by the kind of mail that it brings. */
const causes: Readonly<Record<string, (person: Teammate) => Promise<string | void>>> = {
  'identity.account-exists': async ({ email }) => void (await post('/v1/user/send-verification-email', { email })),
  'identity.verify-email': async (person) => {
    await unverify(person)
    await post('/v1/user/send-verification-email', { email: person.email })
  },
  'identity.reset-password': async ({ email }) => void (await post('/v1/user/send-password-reset-email', { email })),
  'identity.verify-email-access': async (person) => {
    await pool.query("update sessions set created_at = now() - interval '1 hour' where user_id = $1", [person.userId])
    const { rows } = await pool.query<{ id: string }>('select id from sessions where user_id = $1', [person.userId])
    const actor = {
      kind: 'user',
      userId: person.userId,
      sessionId: rows[0]?.id ?? '',
      workspaceRole: 'admin',
      permissions: 'all',
    } as const
    await expect(requireRecentSignIn({ ...ctx, actor })).rejects.toThrow()
  },
  'identity.change-email': async (person) => {
    const email = `moved-${person.email}`
    await call(server, person, 'POST', '/v1/user/change-email', { email })
    return email
  },
  'identity.password-changed': async (person) => {
    const copied = 'update credentials set password_hash = known.password_hash from credentials known'
    const { userId } = await server.signUp()
    await pool.query(`${copied} where credentials.user_id = $1 and known.user_id = $2`, [person.userId, userId])
    const given = { current_password: testPassword, new_password: 'another horse battery' }
    expect((await call(server, person, 'PUT', '/v1/user/password', given)).status).toBe(200)
  },
  'identity.support-access-request': async ({ email }) =>
    requestSupportAccess(ctx, { email, supportMember: 'sam@support.test', reason: '?' }),
  ...Object.fromEntries(
    (['enabled-totp', 'enabled-sms', 'disabled-totp', 'disabled-sms', 'renewed-codes', 'used-code'] as const).map(
      (what) => [
        `identity.second-factor-${what}`,
        ({ userId }: Teammate) => transaction(ctx, (ctx) => tellOfFactors(ctx, userId, what)),
      ],
    ),
  ),
}

test.each(Object.entries(causes))('%s is written in the language of its reader', async (kind, cause) => {
  expect((await inBothLanguages(server, cause)).kinds).toEqual([kind])
})

test('a changed address is told to the old one in the language of the account', async () => {
  const { kinds } = await inBothLanguages(server, async (person) => {
    const email = `new-${person.email}`
    await call(server, person, 'POST', '/v1/user/change-email', { email })
    const code = await codeIn(server, email, 'change-email', 'internalCode')
    const path = `/v1/user/email?verification_code=${code}&is_reverting=false`
    expect((await call(server, person, 'PUT', path)).status).toBe(200)
  })
  expect(kinds).toEqual(['identity.email-changed'])
})

test('a password that was reset by mail is told, with the keys that ended', async () => {
  const { german } = await inBothLanguages(server, async ({ email }) => {
    await post('/v1/user/send-password-reset-email', { email })
    const code = await codeIn(server, email, 'reset-password')
    const reset = { verification_code: code, password: 'another horse battery', end_api_keys: true }
    expect((await post('/v1/identity/password-reset', reset)).status).toBe(200)
  })
  expect(german.map(({ kind }) => kind)).toEqual(['identity.password-changed', 'identity.reset-password'])
  for (const count of [1, 2])
    expect(passwordChangedMail(settings, { to: '', language: 'de', endedKeys: count }).paragraphs).toContain(
      wordsIn('de').passwordReset.endedKeys(count),
    )
})

test('an address that several had claimed is asked for a password in the language of the account', async () => {
  const addressed = (language: 'en' | 'de') => ({ to: '', language, code: 'c', continueUrl: undefined })
  const [english, german] = (['en', 'de'] as const).map((one) => choosePasswordMail(settings, addressed(one)))
  await sendMail(ctx, { ...choosePasswordMail(settings, addressed('de')), to: 'claimed@example.test' })
  expect(german?.paragraphs).toHaveLength(2)
  expect(german?.paragraphs.filter((text) => english?.paragraphs.includes(text))).toEqual([])
  expect(german?.action?.url).toContain('lang=de')
})

test('a code by text message is in the language of the account', async () => {
  await inBothLanguages(server, async (person) => {
    const begun = await call(server, person, 'POST', '/v1/user/update-mfa-factors', {
      action: 'begin_sms',
      phone_number: `+49151${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`,
    })
    expect(begun.status).toBe(200)
    const { rows } = await pool.query<{ recipient: string }>(
      "select recipient from letters where channel = 'sms' order by created_at desc, id desc limit 1",
    )
    return rows[0]?.recipient ?? ''
  })
})

test.each([
  ['de-AT,de;q=0.9,en;q=0.8', 'de', 'Bestätigen Sie Ihre E-Mail-Adresse'],
  ['fr-FR,fr;q=0.9,en;q=0.8', 'en', 'Verify your e-mail address'],
  ['*', 'en', 'Verify your e-mail address'],
])('who signs up on a page in %s is written to in %s from then on', async (accepted, language, subject) => {
  const email = `new-${language}-${accepted.length}@example.test`
  const answer = await post('/v1/identity/sign-up', { email, password: testPassword }, { 'accept-language': accepted })
  expect(answer.status).toBe(201)
  const { rows } = await pool.query('select locale from users where email = $1', [email])
  expect(rows).toEqual([{ locale: language }])
  const [letter] = (await listOutbox(ctx)).filter(({ recipient }) => recipient === email)
  expect([letter?.language, letter?.subject]).toEqual([language, subject])
})

test('an address without an account is answered in the language of the page', async () => {
  const email = 'nobody-at-all@example.test'
  await post('/v1/user/send-password-reset-email', { email }, { 'accept-language': 'de' })
  const [letter] = (await listOutbox(ctx)).filter(({ recipient }) => recipient === email)
  expect([letter?.kind, letter?.subject]).toEqual([
    'identity.no-account',
    noAccountMail(settings, { to: email, language: 'de' }).subject,
  ])
})

test('whoever signs up with an address that somebody has proven leaves them a mail in their language', async () => {
  const { kinds } = await inBothLanguages(server, async ({ email }) => {
    await post('/v1/identity/sign-up', { email, password: 'a horse of my own' }, { 'accept-language': 'en' })
  })
  expect(kinds).toEqual(['identity.account-exists'])
})

test('an app that is set up is told in the language of the account', async () => {
  const { kinds } = await inBothLanguages(server, async (person) => {
    const { body } = await call(server, person, 'POST', '/v1/user/update-mfa-factors', { action: 'begin_totp' })
    const secret = UpdatedSecondFactors.parse(body).totp?.secret ?? ''
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate()
    await call(server, person, 'POST', '/v1/user/update-mfa-factors', { action: 'confirm_totp', code })
  })
  expect(kinds).toEqual(['identity.second-factor-enabled-totp'])
})
