import { ErrorBody } from '@vireo/contracts/kit'
import { SignJWT } from 'jose'
import pino from 'pino'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { startTestServer } from '#test/test-server.ts'
import { composeProduct } from '#compose.ts'
import { createAccessTokens } from '#ports/access-tokens.ts'
import { createManualClock, systemClock } from '#kernel/clock.ts'
import { givenAccount, givenBrowser } from '../testing.ts'

const clock = createManualClock(new Date())
const server = await startTestServer({ clock })
const { database, product } = server
const ctx = product.systemContext()

const readUser = (headers: Record<string, string>) => server.fetch('/v1/user', { headers })
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

async function outcomeOf(answer: Response) {
  return answer.ok ? [answer.status] : [answer.status, ErrorBody.parse(await answer.json()).detail.code]
}

const refusedKey = [401, 'invalid_api_key']
const refusedToken = [401, 'invalid_authorization_header']

describe('200', () => {
  it('knows the same person by API key in either header and by access token', async () => {
    const { userId, workspaceId, apiKey, accessToken } = await givenBrowser(ctx)
    for (const headers of [
      { 'xi-api-key': apiKey },
      bearer(apiKey),
      bearer(accessToken),
      { authorization: `bearer ${apiKey}` },
    ]) {
      const answer = await readUser(headers)
      expect(await answer.json()).toMatchObject({ user_id: userId, workspace_id: workspaceId })
    }
  })

  it('acts with the API key, and no further than it reaches, when both are offered', async () => {
    const { accessToken } = await givenBrowser(ctx)
    const narrow = await givenAccount(ctx, { permissions: ['voices_read'] })
    const answer = await readUser({ ...bearer(accessToken), ...narrow.headers })
    expect(await outcomeOf(answer)).toEqual([403, 'insufficient_permissions'])
  })
})

describe('401', () => {
  it('asks for a credential when there is none', async () => {
    expect(await outcomeOf(await readUser({}))).toEqual([401, 'missing_api_key'])
    expect(await outcomeOf(await readUser({ cookie: 'sk_x' }))).toEqual([401, 'missing_api_key'])
  })

  it('refuses keys that nobody holds, however close they come', async () => {
    const { apiKey } = await givenAccount(ctx)
    const last = apiKey.endsWith('a') ? 'b' : 'a'
    const near = [
      apiKey.slice(0, -1),
      `${apiKey}a`,
      apiKey.slice(0, -1) + last,
      apiKey.slice(3),
      `sk_${'0'.repeat(48)}`,
    ]
    for (const key of [...near, 'sk_', "sk_' or true --", 'x'.repeat(5000)])
      expect([key, ...(await outcomeOf(await readUser({ 'xi-api-key': key })))]).toEqual([key, ...refusedKey])
    expect(await outcomeOf(await readUser({ 'xi-api-key': '' }))).toEqual([401, 'missing_api_key'])
    for (const key of near.filter((one) => one.startsWith('sk_')))
      expect(await outcomeOf(await readUser(bearer(key)))).toEqual(refusedKey)
  })

  it('refuses tokens that are forged, damaged or for somebody else', async () => {
    const { accessToken, userId, workspaceId } = await givenBrowser(ctx)
    const [head = '', body = '', signature = ''] = accessToken.split('.')
    const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString('utf8'))
    const stranger = createAccessTokens('another instance has another key, of course', clock)
    const otherUse = new SignJWT({ ws: workspaceId, sid: claims.sid })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(userId)
      .setIssuer('vireo')
      .setAudience('somewhere-else')
      .setExpirationTime('1h')
    const forged = {
      'unsigned (alg none)': `${encode({ alg: 'none' })}.${body}.`,
      'unsigned, signature kept': `${encode({ alg: 'none' })}.${body}.${signature}`,
      'signed by another instance': await stranger.issue({ userId, workspaceId, sessionId: claims.sid }),
      'for another audience': await otherUse.sign(
        new TextEncoder().encode('access-token:a test instance has a key that everybody knows'),
      ),
      'with another payload': `${head}.${encode({ ...claims, ws: 'ws_other' })}.${signature}`,
      prolonged: `${head}.${encode({ ...claims, exp: claims.exp + 1e6 })}.${signature}`,
      truncated: accessToken.slice(0, -5),
      'without a signature': `${head}.${body}`,
      'no token at all': 'nonsense',
    }
    for (const [name, token] of Object.entries(forged))
      expect([name, ...(await outcomeOf(await readUser(bearer(token))))]).toEqual([name, ...refusedToken])
    expect((await readUser(bearer(accessToken))).status).toBe(200)
  })

  it.each(['', 'Bearer', 'Bearer ', 'Basic dXNlcjpwYXNz', 'Bearer two tokens'])(
    'refuses the authorization %j',
    async (authorization) => {
      const answer = await product.app.inject({ url: '/v1/user', headers: { authorization } })
      expect([answer.statusCode, answer.json().detail.code]).toEqual(refusedToken)
    },
  )

  it('refuses a request of which one credential does not hold, whatever the other is', async () => {
    const { apiKey, accessToken } = await givenBrowser(ctx)
    const wrongKey = `sk_${'0'.repeat(48)}`
    expect(await outcomeOf(await readUser({ 'xi-api-key': wrongKey, ...bearer(accessToken) }))).toEqual(refusedKey)
    expect(await outcomeOf(await readUser({ 'xi-api-key': apiKey, ...bearer('forged') }))).toEqual(refusedToken)
    expect(await outcomeOf(await readUser({ 'xi-api-key': apiKey, ...bearer(accessToken) }))).toEqual([200])
  })

  it('refuses a token after fifteen minutes', async () => {
    const { accessToken } = await givenBrowser(ctx)
    clock.advance(14 * 60_000)
    expect(await outcomeOf(await readUser(bearer(accessToken)))).toEqual([200])
    clock.advance(61_000)
    expect(await outcomeOf(await readUser(bearer(accessToken)))).toEqual(refusedToken)
  })

  it('refuses whoever no longer belongs to the workspace, within a second', async () => {
    const { userId, apiKey, accessToken, cookie } = await givenBrowser(ctx)
    expect(await outcomeOf(await readUser(bearer(apiKey)))).toEqual([200])
    await database.pool.query('delete from memberships where user_id = $1', [userId])
    // What other processes change is read a quarter of a second later; the rest of the second is this one's memory.
    await new Promise((resolve) => setTimeout(resolve, 300))
    clock.advance(750)
    expect(await outcomeOf(await readUser(bearer(apiKey)))).toEqual(refusedKey)
    expect(await outcomeOf(await readUser(bearer(accessToken)))).toEqual(refusedToken)
    const refreshed = await server.fetch('/v1/identity/token', { method: 'POST', headers: { cookie } })
    expect(await outcomeOf(refreshed)).toEqual([401, 'sign_in_required'])
  })
})

describe('revocation', () => {
  it('is felt at once where it was made', async () => {
    const { apiKey, keyId, accessToken } = await givenBrowser(ctx)
    expect(await outcomeOf(await readUser({ 'xi-api-key': apiKey }))).toEqual([200])
    const path = `/v1/user/api-keys/${keyId}`
    expect((await server.fetch(path, { method: 'DELETE', headers: bearer(accessToken) })).status).toBe(200)
    expect(await outcomeOf(await readUser({ 'xi-api-key': apiKey }))).toEqual(refusedKey)
  })

  it('is felt on other nodes without waiting for what they remember to grow old', async () => {
    const other = await composeProduct({
      config: { VIREO_TRUST_PROXY: false },
      // A node of its own: it shares the database, not the process's memory of it.
      database: { ...database, db: { ...database.db, relaxed: database.db.relaxed } },
      ports: server.ports,
      clock,
      log: pino({ level: 'silent' }),
      checkAnswers: true,
    })
    onTestFinished(() => other.app.close())
    const { apiKey, keyId, accessToken } = await givenBrowser(ctx)
    const elsewhere = async () =>
      (await other.app.inject({ url: '/v1/user', headers: { 'xi-api-key': apiKey } })).statusCode
    expect(await elsewhere()).toBe(200)
    expect(await elsewhere()).toBe(200)
    await server.fetch(`/v1/user/api-keys/${keyId}`, { method: 'DELETE', headers: bearer(accessToken) })
    // The clock stands still: only the notification can make the other node forget.
    await vi.waitFor(async () => expect(await elsewhere()).toBe(401), { timeout: 30_000 })
  })
})

describe('the cost of knowing who calls', () => {
  it('is a handful of queries for a hundred requests at once, and none while the answer is fresh', async () => {
    const { headers } = await givenAccount(ctx)
    const query = vi.spyOn(database.pool, 'query')
    onTestFinished(() => query.mockRestore())
    const authenticating = () =>
      query.mock.calls.filter(([config]) => JSON.stringify(config).includes('from api_keys where secret_hash')).length
    const hundred = () =>
      Promise.all(Array.from({ length: 100 }, () => product.app.inject({ url: '/v1/user', headers })))
    expect((await hundred()).every((answer) => answer.statusCode === 200)).toBe(true)
    expect(authenticating()).toBeLessThanOrEqual(2)
    query.mockClear()
    await hundred()
    expect(authenticating()).toBe(0)
    clock.advance(1_000)
    await hundred()
    expect(authenticating()).toBeGreaterThan(0)
  })
})

describe('the real clock', () => {
  it('lets a fresh token in', async () => {
    const real = await startTestServer({ clock: systemClock })
    const { accessToken } = await givenBrowser(real.product.systemContext())
    expect((await real.fetch('/v1/user', { headers: bearer(accessToken) })).status).toBe(200)
  })
})
