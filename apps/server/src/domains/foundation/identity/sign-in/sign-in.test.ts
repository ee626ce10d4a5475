import { hash } from 'node:crypto'
import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { AccessToken } from '@vireo/contracts/identity'
import { ErrorBody } from '@vireo/contracts/kit'
import pino from 'pino'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { startTestServer, testPassword, type TestServer } from '#test/test-server.ts'
import { composeProduct } from '#compose.ts'
import { createManualClock, systemClock } from '#kernel/clock.ts'
import { openDatabase } from '#kernel/database/database.ts'
import { jsonPost } from '../testing.ts'

const server = await startTestServer()
const person = await server.signUp()

const signIn = (email: string, password: string, on: TestServer = server) =>
  on.fetch('/v1/identity/sign-in', jsonPost({ email, password }))

/** Counts the queries and the password hashes of one request. */
async function workOf(request: () => Promise<Response>) {
  const query = vi.spyOn(server.database.pool, 'query')
  const scrypt = vi.spyOn(crypto, 'scrypt')
  syncBuiltinESMExports()
  try {
    const { status } = await request()
    return { status, queries: query.mock.calls.length, hashes: scrypt.mock.calls.map((call) => call[3]) }
  } finally {
    query.mockRestore()
    scrypt.mockRestore()
    syncBuiltinESMExports()
  }
}

describe('200', () => {
  it('gives a token for the account, however the address is written, and a session of its own', async () => {
    const answer = await signIn(` ${person.email.toUpperCase()}`, testPassword)
    expect(answer.status).toBe(200)
    const { access_token: token, user_id: userId } = AccessToken.parse(await answer.json())
    expect(userId).toBe(person.userId)
    expect(token).not.toBe(person.accessToken)
    expect(answer.headers.get('set-cookie')).toMatch(/^vireo_session=\w{32}; .*HttpOnly; SameSite=Strict/)
    const document = await server.fetch('/v1/user', { headers: { authorization: `Bearer ${token}` } })
    expect(await document.json()).toMatchObject({ user_id: userId, workspace_id: person.workspaceId })
  })
})

describe('401', () => {
  it('answers a wrong password and an unknown address alike, and without a cookie', async () => {
    const wrong = await signIn(person.email, 'not the password')
    const unknown = await signIn('stranger@example.test', testPassword)
    expect([wrong.status, unknown.status]).toEqual([401, 401])
    const [one, other] = [ErrorBody.parse(await wrong.json()), ErrorBody.parse(await unknown.json())]
    expect(one.detail.code).toBe('wrong_credentials')
    expect({ ...one.detail, request_id: '' }).toEqual({ ...other.detail, request_id: '' })
    expect([wrong.headers.get('set-cookie'), unknown.headers.get('set-cookie')]).toEqual([null, null])
  })

  it('does the same work for both: as many queries, as many hashes of the same cost', async () => {
    const wrong = await workOf(() => signIn(person.email, 'not the password'))
    const unknown = await workOf(() => signIn('stranger@example.test', 'not the password'))
    expect(wrong.status).toBe(401)
    expect(wrong.hashes).toHaveLength(1)
    expect(unknown).toEqual(wrong)
  })

  it.each([
    ['empty', ''],
    ['endless', 'x'.repeat(1000)],
    ['clever', "' or true --"],
  ])('refuses a password that is %s', async (_, password) => {
    expect((await signIn(person.email, password)).status).toBe(401)
  })
})

describe('403', () => {
  it('signs nobody in for the page of another site', async () => {
    const body = { email: person.email, password: testPassword }
    const headers = { 'sec-fetch-site': 'same-site', origin: server.url }
    const answer = await server.fetch('/v1/identity/sign-in', jsonPost(body, headers))
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([403, null])
  })
})

describe('429', () => {
  const words = 'Too many attempts, please try again in a few minutes.'

  it('makes an account wait after ten failures, on every node, and nobody else', async () => {
    const clock = createManualClock(new Date())
    const patient = await startTestServer({ clock })
    const victim = await patient.signUp()
    const other = await patient.signUp()
    const secondNode = await composeProduct({
      config: { VIREO_TRUST_PROXY: false },
      database: patient.database,
      ports: patient.ports,
      clock,
      log: pino({ level: 'silent' }),
      checkAnswers: true,
    })
    onTestFinished(() => secondNode.app.close())
    for (let failure = 0; failure < 10; failure++) await signIn(victim.email, 'guess', patient)
    const refused = await signIn(victim.email, testPassword, patient)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBe(600)
    expect(ErrorBody.parse(await refused.json()).detail).toMatchObject({
      code: 'too_many_attempts',
      status: 'auth/too-many-requests',
      message: words,
    })
    const body = { email: victim.email, password: testPassword }
    const elsewhere = await secondNode.app.inject({ method: 'POST', url: '/v1/identity/sign-in', body })
    expect(elsewhere.statusCode).toBe(429)
    expect((await signIn(other.email, testPassword, patient)).status).toBe(200)
    clock.advance(10 * 60 * 1000)
    expect((await signIn(victim.email, testPassword, patient)).status).toBe(200)
  })

  it('lets no more guesses through when they come all at once', async () => {
    const victim = await server.signUp()
    const answers = await Promise.all(Array.from({ length: 25 }, () => signIn(victim.email, 'guess')))
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(15)
  })

  it('keeps nobody out of their account from elsewhere, or with a browser that was there before', async () => {
    const victim = await server.signUp()
    const from = (remoteAddress: string, password: string, cookie = '') =>
      server.product.app.inject({
        method: 'POST',
        url: '/v1/identity/sign-in',
        body: { email: victim.email, password },
        headers: { cookie },
        remoteAddress,
      })
    const first = await from('192.0.2.1', testPassword)
    const device = first.cookies.find(({ name }) => name === 'vireo_device')
    for (let failure = 0; failure < 12; failure++) await from('192.0.2.1', 'guess')
    expect((await from('192.0.2.1', testPassword)).statusCode).toBe(429)
    expect((await from('198.51.100.7', testPassword)).statusCode).toBe(200)
    expect((await from('192.0.2.1', testPassword, `vireo_device=${device?.value}`)).statusCode).toBe(200)
    expect((await from('192.0.2.1', testPassword, `vireo_device=${'x'.repeat(22)}.${'y'.repeat(43)}`)).statusCode).toBe(
      429,
    )
  })

  it('brings mails to a browser that was there before, whatever strangers have asked for', async () => {
    const victim = await server.signUp()
    const device = (await signIn(victim.email, testPassword)).headers
      .getSetCookie()
      .find((cookie) => cookie.startsWith('vireo_device='))
    expect(device).toContain('; Path=/v1;')
    const ask = async (path: string, headers = {}) =>
      (await server.fetch(path, jsonPost({ email: victim.email }, headers))).status
    const paths = ['/v1/user/send-password-reset-email', '/v1/user/send-verification-email']
    // Both are counted together.
    for (let asked = 0; asked < 5; asked++) expect(await ask(paths[asked % 2] ?? '')).toBe(200)
    for (const path of paths) {
      expect(await ask(path)).toBe(429)
      expect(await ask(path, { cookie: device?.split(';', 1)[0] })).toBe(200)
    }
  })

  it('bounds guessing at one account from however many places, and lets in the browser that was there before', async () => {
    const victim = await server.signUp()
    const before = await signIn(victim.email, testPassword)
    const device = before.headers.getSetCookie().find((cookie) => cookie.startsWith('vireo_device='))
    const name = `signIn:anywhere:${hash('sha256', victim.email, 'hex')}`
    await server.database.pool.query(
      `insert into attempt_counters values ($1, 100, now() + interval '5 minutes')
       on conflict (name) do update set attempts = 100`,
      [name],
    )
    expect((await signIn(victim.email, testPassword)).status).toBe(429)
    const body = { email: victim.email, password: testPassword }
    const known = jsonPost(body, { cookie: device?.split(';', 1)[0] ?? '' })
    expect((await server.fetch('/v1/identity/sign-in', known)).status).toBe(200)
  })

  it('makes a network address wait that guesses at many accounts, and not the accounts', async () => {
    const guess = (address: string, email: string, password = 'guess') =>
      server.product.app.inject({
        method: 'POST',
        url: '/v1/identity/sign-in',
        body: { email, password },
        remoteAddress: address,
      })
    await server.database.pool.query(
      "insert into attempt_counters values ('signIn:address:2001:db8:1:2::/64', 99, now() + interval '5 minutes')",
    )
    expect((await guess('2001:db8:1:2::a', 'a@example.test')).statusCode).toBe(401)
    expect((await guess('2001:db8:1:2:ffff::b', person.email, testPassword)).statusCode).toBe(429)
    expect((await guess('2001:db8:1:3::a', person.email, testPassword)).statusCode).toBe(200)
  })

  it.each([
    ['/56', '2001:db8:2:1000::/56', 399, '2001:db8:2:1011::a', '2001:db8:2:1022::a', '2001:db8:2:2000::a'],
    ['/48', '2001:db8:3::/48', 1599, '2001:db8:3:1::a', '2001:db8:3:ff00::a', '2001:db8:4::a'],
  ])('makes a customer wait who guesses from all of a %s', async (_, network, before, last, late, other) => {
    const guess = (remoteAddress: string, email: string, password: string) =>
      server.product.app.inject({
        method: 'POST',
        url: '/v1/identity/sign-in',
        body: { email, password },
        remoteAddress,
      })
    await server.database.pool.query("insert into attempt_counters values ($1, $2, now() + interval '5 minutes')", [
      `signIn:address:${network}`,
      before,
    ])
    expect((await guess(last, 'a@example.test', 'guess')).statusCode).toBe(401)
    // What is refused to one of them is not held against the account.
    for (let at = 0; at < 3; at++) expect((await guess(late, person.email, testPassword)).statusCode).toBe(429)
    const counters = await server.database.pool.query('select attempts from attempt_counters where name = $1', [
      `signIn:address:${network}`,
    ])
    expect(counters.rows).toEqual([{ attempts: before + 1 }])
    expect((await guess(other, person.email, testPassword)).statusCode).toBe(200)
  })
})

describe('503', () => {
  it('says so when the database is away, instead of doubting the password', async () => {
    const database = openDatabase({ host: '127.0.0.1', port: 1, user: 'nobody', database: 'nothing' }, 2)
    const { app } = await composeProduct({
      config: { VIREO_TRUST_PROXY: false },
      database,
      ports: server.ports,
      clock: systemClock,
      log: pino({ level: 'silent' }),
      checkAnswers: true,
    })
    onTestFinished(async () => {
      await app.close()
      await database.close()
    })
    const body = { email: person.email, password: testPassword }
    const signedIn = await app.inject({ method: 'POST', url: '/v1/identity/sign-in', body })
    const signedUp = await app.inject({ method: 'POST', url: '/v1/identity/sign-up', body })
    expect([signedIn.statusCode, signedUp.statusCode]).toEqual([503, 503])
  })
})
