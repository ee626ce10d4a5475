import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { UpdatedSecondFactors } from '@vireo/contracts/identity'
import { Secret, TOTP } from 'otpauth'
import pino from 'pino'
import { describe, expect, it, test } from 'vitest'
import { privacyJobs } from '../../src/domains/account/privacy/jobs.ts'
import { notificationsSlice } from '../../src/domains/foundation/notifications/slice.ts'
import { dispatchOutbox } from '../../src/jobs/dispatch-outbox.ts'
import { startJobRunner } from '../../src/jobs/runner.ts'
import { createManualClock } from '../../src/kernel/clock.ts'
import { giveNotice } from '#notifications'
import { mailAccount } from '#mail'
import { startTestServer, testPassword, type TestPerson } from '../test-server.ts'

const clock = createManualClock(new Date())
const server = await startTestServer({ clock })
const { pool } = server.database
const ctx = server.product.systemContext()

const send = (method: string) => (person: TestPerson, path: string, body?: object) =>
  server.fetch(path, {
    method,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      authorization: `Bearer ${person.accessToken}`,
    },
    ...(body && { body: JSON.stringify(body) }),
  })
const post = send('POST')
const put = send('PUT')
const kindsTo = async ({ email }: { readonly email: string }) =>
  (await pool.query<{ kind: string }>('select kind from letters where recipient = $1', [email])).rows.map(
    ({ kind }) => kind,
  )

/** Everything of an account that its person is told of by mail. */
async function doWhatIsTold(person: TestPerson): Promise<void> {
  const factors = (body: object) => post(person, '/v1/user/update-mfa-factors', body)
  const { totp } = UpdatedSecondFactors.parse(await (await factors({ action: 'begin_totp' })).json())
  const secret = Secret.fromBase32(totp?.secret ?? '')
  const code = new TOTP({ secret }).generate({ timestamp: clock.now().getTime() })
  expect((await factors({ action: 'confirm_totp', code })).status).toBe(200)
  expect((await factors({ action: 'renew_backup_codes' })).status).toBe(200)
  expect((await factors({ action: 'disable', factor: 'totp' })).status).toBe(200)
  const change = { current_password: testPassword, new_password: 'another staple battery' }
  expect((await put(person, '/v1/user/password', change)).status).toBe(200)
  for (const agent of ['', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0']) {
    const signIn = { email: person.email, password: change.new_password }
    const answer = await server.fetch('/v1/identity/sign-in', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': agent || 'curl/8.0' },
      body: JSON.stringify(signIn),
    })
    expect(answer.status).toBe(200)
  }
  await dispatchOutbox(() => server.product.systemContext(), notificationsSlice.subscriptions ?? [])
  expect((await post(person, '/v1/user/exports')).status).toBe(202)
  const runner = await startJobRunner({
    database: server.database,
    nodeId: ctx.nodeId,
    contextFor: (workspaceId) => server.product.systemContext(workspaceId),
    jobs: privacyJobs,
    subscriptions: [],
    log: pino({ level: 'silent' }),
  })
  const done = 'select 1 from data_exports where user_id = $1 and storage_key is not null'
  await expect.poll(async () => (await pool.query(done, [person.userId])).rowCount).toBe(1)
  await runner.stop()
  expect((await post(person, '/v1/user/deletion', { email: person.email })).status).toBe(200)
}

const told = [
  'identity.password-changed',
  'identity.second-factor-disabled-totp',
  'identity.second-factor-enabled-totp',
  'identity.second-factor-renewed-codes',
  'notifications.security-notice',
  'privacy.account-deleted',
  'privacy.export-ready',
]

describe('what happens to an account', () => {
  it('is mailed to an address that was proven', async () => {
    const person = await server.signUp()
    await pool.query('update users set email_verified_at = now() where id = $1', [person.userId])
    await doWhatIsTold(person)
    expect(new Set(await kindsTo(person))).toEqual(new Set(['identity.verify-email', ...told]))
  })

  it('is mailed nowhere else: whoever signs up with a stranger’s address sends them one letter', async () => {
    const person = await server.signUp()
    await doWhatIsTold(person)
    expect(await kindsTo(person)).toEqual(['identity.verify-email'])
  })

  it('asks an unproven address for proof so often an hour, however many accounts claim it', async () => {
    const first = await server.signUp()
    const claims = [first, ...(await Promise.all([1, 2, 3].map(() => server.signUp({ email: first.email }))))]
    clock.advance(16 * 60_000)
    for (const claim of claims) {
      const { rows } = await pool.query('select id, user_id from sessions where user_id = $1', [claim.userId])
      const accessToken = await server.ports.accessTokens.issue({
        userId: claim.userId,
        sessionId: rows[0].id,
        workspaceId: claim.workspaceId,
      })
      for (let at = 0; at < 5; at++) await post({ ...claim, accessToken }, '/v1/user/exports')
      for (let at = 0; at < 5; at++)
        await post({ ...claim, accessToken }, '/v1/user/update-mfa-factors', { action: 'begin_totp' })
    }
    const asking = (await kindsTo(first)).filter((kind) => kind === 'identity.verify-email-access')
    expect(asking).toHaveLength(5)
  })
})

test('the same is written ten times an hour to one person, and what was paid for each time', async () => {
  const person = await server.signUp()
  await pool.query('update users set email_verified_at = now() where id = $1', [person.userId])
  const notice = {
    severity: 'info',
    say: () => ({ title: 'Something happened', description: 'It did.' }),
    mailed: true,
  } as const
  for (let at = 0; at < 12; at++) await giveNotice(ctx, person.userId, { ...notice, occasion: `occasion ${at}` })
  const count = async (kind: string) => (await kindsTo(person)).filter((one) => one === kind).length
  expect(await count('notifications.security-notice')).toBe(10)
  expect((await pool.query('select 1 from messages where user_id = $1', [person.userId])).rowCount).toBe(12)
  clock.advance(3_600_001)
  await giveNotice(ctx, person.userId, { ...notice, occasion: 'later' })
  expect(await count('notifications.security-notice')).toBe(11)
  const mail = {
    kind: 'test.receipt',
    language: 'en',
    subject: 'Your receipt',
    paragraphs: [],
    isDocument: true,
  } as const
  const { rows } = await pool.query('select email, email_verified_at from users where id = $1', [person.userId])
  for (let at = 0; at < 12; at++) await mailAccount(ctx, rows[0], mail)
  expect(await count('test.receipt')).toBe(12)
})

test('a number that nobody has proven gets so many codes a day, however many accounts ask', async () => {
  const ask = async () =>
    (
      await post(await server.signUp(), '/v1/user/update-mfa-factors', {
        action: 'begin_sms',
        phone_number: '+15550100123',
      })
    ).status
  for (let at = 0; at < 10; at++) expect(await ask()).toBe(200)
  expect(await ask()).toBe(429)
  const { rowCount } = await pool.query("select 1 from letters where recipient = '+15550100123'")
  expect(rowCount).toBe(10)
})

test('a code that was not sent is none of those that a number gets', async () => {
  const body = { action: 'begin_sms', phone_number: '+15550100124' }
  const impatient = await server.signUp()
  expect((await post(impatient, '/v1/user/update-mfa-factors', body)).status).toBe(200)
  for (let at = 0; at < 12; at++) expect((await post(impatient, '/v1/user/update-mfa-factors', body)).status).toBe(429)
  expect((await post(await server.signUp(), '/v1/user/update-mfa-factors', body)).status).toBe(200)
})

test('who writes to an address that nobody need have proven is known, and counts what it sends', () => {
  const domains = join(import.meta.dirname, '../../src/domains')
  const senders = readdirSync(domains, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .filter((file) => /\bsendMail\(/.test(readFileSync(join(domains, file), 'utf8')))
  expect(new Set(senders.map((file) => file.replace(/^.*\//u, '')))).toEqual(
    new Set([
      // They ask an address to prove itself, or answer somebody who asked for a link; each behind a limit.
      'welcome.ts',
      'send-verification-email.ts',
      'send-password-reset-email.ts',
      'request-email-change.ts',
      'require-recent-sign-in.ts',
      'send-invite.ts',
      // They follow a proof: the address was proven in the same transaction, or before.
      'link-account.ts',
      'request-support-access.ts',
      'reset-password.ts',
      'revert-email.ts',
      'send-update.ts',
      'update-email.ts',
      'verify-email.ts',
      // It follows what whoever runs the instance decided about an application, by hand, once for each.
      'mail-decision.ts',
      // It follows a list that whoever runs the instance sent; once for each address, with nothing in it that stands in the list.
      'invite-candidates.ts',
      // It goes to whoever runs the instance, five times a day from one network.
      'send-contact.ts',
      // It looks first.
      'mail-account.ts',
      'send-letter.ts',
    ]),
  )
})
