import { AccessToken } from '@vireo/contracts/identity'
import { ErrorBody } from '@vireo/contracts/kit'
import { User } from '@vireo/contracts/users'
import { describe, expect, it } from 'vitest'
import { startTestServer, testPassword } from '#test/test-server.ts'
import { createManualClock } from '#kernel/clock.ts'
import { issueActionCode } from '#actions'
import { givenBrowser, jsonPost } from '../testing.ts'
import { codeIn, mailsTo } from './testing.ts'

const clock = createManualClock(new Date())
const server = await startTestServer({ clock })
const ctx = server.product.systemContext()
const minuteMs = 60_000

const post = (path: string, body: object, token?: string) =>
  server.fetch(path, jsonPost(body, token === undefined ? {} : { authorization: `Bearer ${token}` }))
const put = (path: string, token: string) =>
  server.fetch(path, { method: 'PUT', headers: { authorization: `Bearer ${token}` } })
const codeOf = async (answer: Response) => ErrorBody.parse(await answer.json()).detail.code
const userOf = async (token: string) =>
  User.parse(await (await server.fetch('/v1/user', { headers: { authorization: `Bearer ${token}` } })).json())
const kindsTo = async (email: string) => (await mailsTo(server, email)).map(({ kind }) => kind)
const signIn = async (email: string, password = testPassword) =>
  AccessToken.parse(await (await post('/v1/identity/sign-in', { email, password })).json())

describe('sign-up with what belongs to it', () => {
  it('keeps metadata, partner ids, invitation and marketplace token', async () => {
    const email = 'metadata@example.test'
    const answer = await post('/v1/identity/sign-up', {
      email,
      password: testPassword,
      account_metadata: { agrees_to_product_updates: true, geo_location: { country: 'de', region: 'be', city: null } },
      pid: 'partner',
      xid: 'click',
      invite_code: 'inv',
      gcp_marketplace_jwt: 'a.b.c',
    })
    const { access_token: token, user_id: userId } = AccessToken.parse(await answer.json())
    expect(await userOf(token)).toMatchObject({
      agrees_to_product_updates: true,
      geo_location: { country: 'de', region: 'be', city: null },
      is_email_verified: false,
    })
    await post('/v1/user/post-registration-user-setup', { pid: 'newer' }, token)
    const { rows } = await server.database.pool.query(
      'select pid, xid, invite_code, gcp_marketplace_jwt from sign_up_details where user_id = $1',
      [userId],
    )
    expect(rows).toEqual([{ pid: 'newer', xid: 'click', invite_code: 'inv', gcp_marketplace_jwt: 'a.b.c' }])
  })

  it('takes over what was said before it, for a day', async () => {
    const metadata = { agrees_to_product_updates: true }
    for (const [email, waitMs, agrees] of [
      ['soon@example.test', 0, true],
      ['late@example.test', 24 * 60 * minuteMs, false],
    ] as const) {
      const announced = await post('/v1/user/pre-sign-up', { email, account_metadata: metadata, xid: 'x' })
      expect(await announced.json()).toEqual({ status: 'ok' })
      const [given = ''] = announced.headers.getSetCookie()
      expect(given).toMatch(/^vireo_pre_sign_up=[\w-]{43}; Path=\/v1; Max-Age=86400; HttpOnly; SameSite=Strict$/)
      clock.advance(waitMs)
      // Another network, another name of the browser: it is still the same one.
      const headers = { cookie: given.split(';', 1)[0] ?? '', 'user-agent': 'updated meanwhile' }
      const { access_token: token } = AccessToken.parse(
        await (await server.fetch('/v1/identity/sign-up', jsonPost({ email, password: testPassword }, headers))).json(),
      )
      expect(await userOf(token)).toMatchObject({ agrees_to_product_updates: agrees })
    }
  })
})

describe('what is said before a sign-up', () => {
  it('counts for whoever said it, and nobody else who signs up with the address', async () => {
    const email = 'planted@example.test'
    const planted = { email, account_metadata: { agrees_to_product_updates: true }, pid: 'thief' }
    // From the same address, with the same user agent.
    await post('/v1/user/pre-sign-up', planted)
    const { access_token: token, user_id: userId } = AccessToken.parse(
      await (await post('/v1/identity/sign-up', { email, password: testPassword })).json(),
    )
    expect(await userOf(token)).toMatchObject({ agrees_to_product_updates: false })
    const { rows } = await server.database.pool.query('select pid from sign_up_details where user_id = $1', [userId])
    expect(rows).toEqual([{ pid: null }])
  })
})

describe('verifying an address', () => {
  it('takes the mailed code, once', async () => {
    const person = await server.signUp()
    const actionCode = await codeIn(server, person.email, 'verify-email')
    expect(await (await post('/v1/user/verify-email', { actionCode, lang: 'en' })).json()).toEqual({ status: 'ok' })
    expect((await signIn(person.email)).email_verified).toBe(true)
    expect(await codeOf(await post('/v1/user/verify-email', { actionCode }))).toBe('invalid_action_code')
  })

  it('puts only what may be followed into the mail', async () => {
    const { email } = await server.signUp()
    for (const [wanted, expected] of [
      ['https://evil.example/app/home', null],
      ['/app/studio/p1?x=1', '/app/studio/p1?x=1'],
    ] as const) {
      await post('/v1/user/send-verification-email', { email, continue_url: wanted })
      const [mail] = await mailsTo(server, email)
      const link = new URL(mail?.action?.url ?? '')
      expect(link.origin).toBe('http://127.0.0.1:8080')
      expect(link.searchParams.get('continueUrl')).toBe(expected)
      clock.advance(1)
    }
  })

  it('leads to the reader’s own sign-in where the product is the reader', async () => {
    const reader = await startTestServer({ settings: { publicUrl: new URL('https://reader.example.test') } })
    const { email } = await reader.signUp()
    await reader.fetch('/v1/user/send-password-reset-email', jsonPost({ email }))
    for (const mail of await mailsTo(reader, email)) {
      const link = new URL(mail.action?.url ?? '')
      expect([link.origin, link.searchParams.get('continueUrl')]).toEqual([
        'https://reader.example.test',
        '/app/sign-in',
      ])
    }
    expect(await (await reader.fetch('/v1/identity/entrance')).json()).toMatchObject({ variant: 'reader' })
  })
})

describe('a forgotten password', () => {
  it('is replaced with the mailed code, and every session is over', async () => {
    const person = await server.signUp()
    await post('/v1/user/send-password-reset-email', { email: person.email })
    const verification_code = await codeIn(server, person.email, 'reset-password')
    const check = await post('/v1/identity/password-reset/check', { verification_code })
    expect(await check.json()).toEqual({ email: person.email })
    const reset = { verification_code, password: 'a new password' }
    expect((await post('/v1/identity/password-reset', reset)).status).toBe(200)
    clock.advance(1000)
    const old = await server.fetch('/v1/user', { headers: { authorization: `Bearer ${person.accessToken}` } })
    expect(old.status).toBe(401)
    expect((await post('/v1/identity/sign-in', { email: person.email, password: testPassword })).status).toBe(401)
    expect((await signIn(person.email, 'a new password')).user_id).toBe(person.userId)
    const again = await post('/v1/identity/password-reset', reset)
    expect(ErrorBody.parse(await again.json()).detail).toMatchObject({
      code: 'invalid_action_code',
      status: 'auth/invalid-action-code',
    })
    expect(await kindsTo(person.email)).toContain('identity.password-changed')
  })

  it('takes keys with it that were made before the address was proven', async () => {
    const occupied = await server.signUp()
    await post('/v1/user/send-password-reset-email', { email: occupied.email })
    const verification_code = await codeIn(server, occupied.email, 'reset-password')
    await post('/v1/identity/password-reset', { verification_code, password: 'a new password' })
    clock.advance(1000)
    expect((await server.fetch('/v1/user', { headers: occupied.headers })).status).toBe(401)
  })

  it('stays as it is after an hour', async () => {
    const person = await server.signUp()
    await post('/v1/user/send-password-reset-email', { email: person.email })
    const verification_code = await codeIn(server, person.email, 'reset-password')
    clock.advance(60 * minuteMs)
    expect(await codeOf(await post('/v1/identity/password-reset/check', { verification_code }))).toBe(
      'invalid_action_code',
    )
  })
})

describe('product updates', () => {
  it('end with the mailed code, once', async () => {
    const person = await givenBrowser(ctx)
    const actionCode = await issueActionCode(ctx, {
      userId: person.userId,
      purpose: 'opt-out-of-updates',
      lifetimeMs: minuteMs,
    })
    await server.database.pool.query('update users set agrees_to_product_updates = true where id = $1', [person.userId])
    expect((await post('/v1/user/opt-out-of-updates', { actionCode })).status).toBe(200)
    clock.advance(1000)
    expect((await userOf(person.accessToken)).agrees_to_product_updates).toBe(false)
    expect(await codeOf(await post('/v1/user/opt-out-of-updates', { actionCode }))).toBe('invalid_action_code')
  })
})

describe('a sensitive action', () => {
  const change = (token: string, email: string) => post('/v1/user/change-email', { email }, token)

  it('asks a session that signed in long ago for a proof, by mail, and takes nobody else’s', async () => {
    const person = { ...(await givenBrowser(ctx)) }
    const other = { ...(await givenBrowser(ctx)) }
    clock.advance(15 * minuteMs)
    const [mine, theirs] = [await tokenOf(person), await tokenOf(other)]
    const refused = await change(mine, 'moved@example.test')
    expect([refused.status, await codeOf(refused)]).toEqual([403, 'recent_sign_in_required'])
    const code = await codeIn(server, person.email, 'verify-email-access', 'sensitiveActionVerificationCode')
    const verify = (token: string) => post(`/v1/user/verify-email-access?verification_code=${code}`, {}, token)
    expect(await codeOf(await verify(theirs))).toBe('invalid_action_code')
    expect((await verify(mine)).status).toBe(200)
    expect((await change(mine, 'moved@example.test')).status).toBe(200)
    clock.advance(15 * minuteMs)
    expect((await change(await tokenOf(person), 'moved@example.test')).status).toBe(403)
  })

  it('is nothing an API key can do', async () => {
    const person = await givenBrowser(ctx)
    const answer = await server.fetch('/v1/user/change-email', jsonPost({ email: 'x@example.test' }, person.headers))
    expect([answer.status, await codeOf(answer)]).toEqual([403, 'forbidden'])
  })
})

/** Access tokens live for fifteen minutes; a browser asks for the next one, and gets another cookie with it. */
async function tokenOf(browser: { cookie: string }): Promise<string> {
  const answer = await server.fetch('/v1/identity/token', jsonPost(undefined, { cookie: browser.cookie }))
  browser.cookie = answer.headers.get('set-cookie')?.split(';', 1)[0] ?? browser.cookie
  return AccessToken.parse(await answer.json()).access_token
}

describe('another mail address', () => {
  async function moved() {
    const person = await server.signUp()
    await post('/v1/user/verify-email', { actionCode: await codeIn(server, person.email, 'verify-email') })
    const email = `moved-${person.email}`
    expect((await post('/v1/user/change-email', { email }, person.accessToken)).status).toBe(200)
    const code = await codeIn(server, email, 'change-email', 'internalCode')
    const answer = await put(`/v1/user/email?verification_code=${code}&is_reverting=false`, person.accessToken)
    return { person, email, code, answer }
  }

  it('counts once its own mail was answered, and everybody signs in anew', async () => {
    const { person, email, code, answer } = await moved()
    expect(answer.status).toBe(200)
    clock.advance(1000)
    expect((await put(`/v1/user/email?verification_code=${code}`, person.accessToken)).status).toBe(401)
    expect((await post('/v1/identity/sign-in', { email: person.email, password: testPassword })).status).toBe(401)
    const { access_token: token, email_verified: isVerified } = await signIn(email)
    expect([(await userOf(token)).email, isVerified]).toEqual([email, true])
  })

  it.each(['signed in', 'signed out'])('is taken back with the link in the old mail, %s', async (how) => {
    const { person, email } = await moved()
    const code = await codeIn(server, person.email, 'email-changed', 'internalCode')
    const { access_token: token } = await signIn(email)
    const answer =
      how === 'signed in'
        ? await put(`/v1/user/email?verification_code=${code}&is_reverting=true`, token)
        : await post('/v1/identity/revert-email', { verification_code: code })
    expect(answer.status).toBe(200)
    clock.advance(1000)
    expect((await userOf((await signIn(person.email)).access_token)).email).toBe(person.email)
    expect(await kindsTo(person.email)).toContain('identity.reset-password')
  })

  it('is nobody else’s, and no other code’s', async () => {
    const person = await server.signUp()
    const thief = await server.signUp()
    await post('/v1/user/change-email', { email: 'wanted@example.test' }, person.accessToken)
    const code = await codeIn(server, 'wanted@example.test', 'change-email', 'internalCode')
    const stolen = await put(`/v1/user/email?verification_code=${code}`, thief.accessToken)
    const reverted = await put(`/v1/user/email?verification_code=${code}&is_reverting=true`, person.accessToken)
    expect([await codeOf(stolen), await codeOf(reverted)]).toEqual(['invalid_action_code', 'invalid_action_code'])
    expect((await put(`/v1/user/email?verification_code=${code}`, person.accessToken)).status).toBe(200)
  })

  it('that has an account is told so, and the caller is not', async () => {
    const owner = await server.signUp()
    await post('/v1/user/verify-email', { actionCode: await codeIn(server, owner.email, 'verify-email') })
    const person = await server.signUp()
    const answer = await post('/v1/user/change-email', { email: owner.email }, person.accessToken)
    expect(await answer.json()).toEqual({ status: 'ok' })
    expect(await kindsTo(owner.email)).toContain('identity.account-exists')
  })

  it('gives an address that was never proven no way back', async () => {
    const person = await server.signUp()
    await post('/v1/user/change-email', { email: 'first-proven@example.test' }, person.accessToken)
    const code = await codeIn(server, 'first-proven@example.test', 'change-email', 'internalCode')
    expect((await put(`/v1/user/email?verification_code=${code}`, person.accessToken)).status).toBe(200)
    expect(await kindsTo(person.email)).toEqual(['identity.verify-email'])
  })
})
