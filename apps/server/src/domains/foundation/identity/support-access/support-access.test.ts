import { AccessToken, identityEndpoints } from '@vireo/contracts/identity'
import { ErrorBody } from '@vireo/contracts/kit'
import { describe, expect, it } from 'vitest'
import { startTestServer } from '#test/test-server.ts'
import { createManualClock } from '#kernel/clock.ts'
import { givenBrowser, type GivenBrowser, jsonPost } from '../testing.ts'
import { requestSupportAccess } from './request-support-access.ts'

const clock = createManualClock(new Date())
const server = await startTestServer({ clock, settings: { staffDomains: ['staff.test'] } })
const ctx = server.product.systemContext()
const { pool } = server.database

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const codeOf = async (answer: Response) => ErrorBody.parse(await answer.json()).detail.code

async function staff({ app = true, verified = true, domain = 'staff.test' } = {}): Promise<GivenBrowser> {
  const browser = await givenBrowser(ctx)
  const email = browser.email.replace('example.test', domain)
  const verifiedAt = verified ? clock.now() : null
  await pool.query('update users set email = $2, email_verified_at = $3 where id = $1', [
    browser.userId,
    email,
    verifiedAt,
  ])
  if (app)
    await pool.query(
      "insert into second_factors (user_id, kind, sealed, created_at, confirmed_at) values ($1, 'totp', 'x', now(), now())",
      [browser.userId],
    )
  return { ...browser, email }
}

async function asked(owner: GivenBrowser, member: GivenBrowser): Promise<string> {
  const ofOwner = { email: owner.email, supportMember: member.email, reason: 'Nothing is heard' }
  await expect(requestSupportAccess(ctx, ofOwner)).rejects.toMatchObject({ code: 'email_not_verified' })
  await pool.query('update users set email_verified_at = now() where id = $1', [owner.userId])
  await requestSupportAccess(ctx, ofOwner)
  const { rows } = await pool.query(
    "select content from letters where kind = 'identity.support-access-request' and recipient = $1",
    [owner.email],
  )
  const url = new URL(rows[0].content.action.url)
  expect(url.searchParams.get('mode')).toBe('verifySignInRequest')
  return url.searchParams.get('verificationCode') ?? ''
}

const grant = (headers: Record<string, string>, code: string) =>
  server.fetch('/v1/user/grant-support-access', jsonPost({ sign_in_request_verification_code: code }, headers))
const grantsOf = async (token: string) => {
  const answer = await server.fetch('/v1/user/support-access', { headers: bearer(token) })
  return identityEndpoints.listSupportAccess.success.schema.parse(await answer.json()).grants
}
const open = (token: string, grantId = '') =>
  server.fetch(`/admin/v1/support-access/${grantId}/sessions`, jsonPost(undefined, bearer(token)))

async function granted(): Promise<{ owner: GivenBrowser; member: GivenBrowser; grantId: string }> {
  const [owner, member] = [await givenBrowser(ctx), await staff()]
  expect((await grant(bearer(owner.accessToken), await asked(owner, member))).status).toBe(200)
  const [made] = await grantsOf(owner.accessToken)
  return { owner, member, grantId: made?.grant_id ?? '' }
}

describe('leave to look into an account', () => {
  it('is given by its owner alone, signed in, once', async () => {
    const [owner, stranger, member] = [await givenBrowser(ctx), await givenBrowser(ctx), await staff()]
    const code = await asked(owner, member)
    expect(await codeOf(await grant(bearer(stranger.accessToken), code))).toBe('invalid_action_code')
    expect(await codeOf(await grant(owner.headers, code))).toBe('forbidden')
    expect((await grant(bearer(owner.accessToken), code)).status).toBe(200)
    expect(await codeOf(await grant(bearer(owner.accessToken), code))).toBe('invalid_action_code')
    expect(await grantsOf(owner.accessToken)).toMatchObject([
      { support_member: member.email, reason: 'Nothing is heard', is_active: true, last_used_at_unix: null },
    ])
  })

  it('lets that member read, and change nothing, and the owner sees it', async () => {
    const { owner, member, grantId } = await granted()
    const { access_token: token } = AccessToken.parse(await (await open(member.accessToken, grantId)).json())
    const document = await (await server.fetch('/v1/user', { headers: bearer(token) })).json()
    expect(document).toMatchObject({ user_id: owner.userId })
    const refused = [
      server.fetch('/v1/user/api-keys', jsonPost({ name: 'mine' }, bearer(token))),
      server.fetch('/v1/user/update-mfa-factors', jsonPost({ action: 'begin_totp' }, bearer(token))),
      server.fetch('/v1/user/sessions/sign-out-everywhere', jsonPost({}, bearer(token))),
      server.fetch(`/v1/user/support-access/${grantId}`, { method: 'DELETE', headers: bearer(token) }),
    ]
    for (const answer of await Promise.all(refused)) expect(answer.status).toBe(403)
    const answer = await server.fetch('/v1/user/sessions', { headers: bearer(owner.accessToken) })
    const { sessions } = identityEndpoints.listSessions.success.schema.parse(await answer.json())
    expect(sessions.map((one) => one.support_member)).toContain(member.email)
    const { rows } = await pool.query('select action from audit_entries where target_id = $1 order by id', [grantId])
    expect(rows.map((row) => row.action).toSorted()).toEqual([
      'identity.support-access-granted',
      'identity.support-session-opened',
    ])
  })

  it('ends at once when it is taken back, and by itself after 24 hours', async () => {
    const { owner, member, grantId } = await granted()
    const { access_token: token } = AccessToken.parse(await (await open(member.accessToken, grantId)).json())
    expect((await server.fetch('/v1/user', { headers: bearer(token) })).status).toBe(200)
    const revoked = await server.fetch(`/v1/user/support-access/${grantId}`, {
      method: 'DELETE',
      headers: bearer(owner.accessToken),
    })
    expect(revoked.status).toBe(200)
    expect((await server.fetch('/v1/user', { headers: bearer(token) })).status).toBe(401)
    expect(await codeOf(await open(member.accessToken, grantId))).toBe('support_grant_not_found')
    const second = await granted()
    clock.advance(24 * 60 * 60_000)
    const late = await server.ports.accessTokens.issue({ ...second.member, sessionId: await sessionOf(second.member) })
    expect(await codeOf(await open(late, second.grantId))).toBe('support_grant_not_found')
  })

  it('is worth nothing to anybody else: other staff, no app, unverified, another domain, an API key', async () => {
    const { grantId, owner, member } = await granted()
    const others = [staff(), staff({ app: false }), staff({ verified: false }), staff({ domain: 'sub.staff.test' })]
    for (const other of await Promise.all(others)) expect((await open(other.accessToken, grantId)).status).toBe(404)
    expect((await open(owner.accessToken, grantId)).status).toBe(404)
    expect((await open(member.apiKey, grantId)).status).toBe(404)
  })

  it('is not even asked for by who is no staff', async () => {
    const owner = await givenBrowser(ctx)
    const asking = requestSupportAccess(ctx, { email: owner.email, supportMember: 'x@elsewhere.test', reason: 'y' })
    await expect(asking).rejects.toMatchObject({ code: 'forbidden' })
  })
})

async function sessionOf({ userId }: GivenBrowser): Promise<string> {
  const { rows } = await pool.query('select id from sessions where user_id = $1', [userId])
  return rows[0].id
}
