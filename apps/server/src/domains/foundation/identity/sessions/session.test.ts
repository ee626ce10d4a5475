import { AccessToken } from '@vireo/contracts/identity'
import { ErrorBody } from '@vireo/contracts/kit'
import { describe, expect, it } from 'vitest'
import { startTestServer } from '#test/test-server.ts'
import { createManualClock } from '#kernel/clock.ts'
import { removeExpiredSessions } from './remove-expired-sessions.ts'
import { givenBrowser, jsonPost } from '../testing.ts'

const aDayMs = 24 * 60 * 60 * 1000
const clock = createManualClock(new Date())
const server = await startTestServer({ clock })

const aBrowser = () => givenBrowser(server.product.systemContext())

const refresh = (headers: Record<string, string>) => server.fetch('/v1/identity/token', jsonPost(undefined, headers))
const signOut = (headers: Readonly<Record<string, string>>) =>
  server.fetch('/v1/identity/sign-out', jsonPost(undefined, headers))
const readUser = (headers: Record<string, string>) => server.fetch('/v1/user', { headers })

async function outcomeOf(answer: Response) {
  return [answer.status, ErrorBody.parse(await answer.json()).detail.code]
}

describe('a session', () => {
  it('200 gives a fresh access token when the old one has ended', async () => {
    const { cookie, accessToken: token } = await aBrowser()
    clock.advance(16 * 60 * 1000)
    expect((await readUser({ authorization: `Bearer ${token}` })).status).toBe(401)
    const answer = await refresh({ cookie })
    expect(answer.status).toBe(200)
    const { access_token: fresh } = AccessToken.parse(await answer.json())
    expect((await readUser({ authorization: `Bearer ${fresh}` })).status).toBe(200)
  })

  it('lives for thirty days after each refresh, and the browser keeps its cookie as long', async () => {
    let { cookie } = await aBrowser()
    for (let month = 0; month < 3; month++) {
      clock.advance(29 * aDayMs)
      const answer = await refresh({ cookie })
      expect(answer.status).toBe(200)
      const [pair = '', ...attributes] = (answer.headers.get('set-cookie') ?? '').split('; ')
      expect(attributes).toEqual(['Path=/v1/identity', 'Max-Age=2592000', 'HttpOnly', 'SameSite=Strict'])
      cookie = pair
    }
    clock.advance(30 * aDayMs)
    expect(await outcomeOf(await refresh({ cookie }))).toEqual([401, 'sign_in_required'])
  })

  it('is forgotten some time after it has ended, the living are not', async () => {
    const ended = await aBrowser()
    clock.advance(31 * aDayMs)
    const living = await aBrowser()
    const count = async () => (await server.database.pool.query('select from sessions')).rowCount
    const before = await count()
    const { removed } = await removeExpiredSessions(server.product.systemContext())
    expect(removed).toBeGreaterThan(0)
    expect(await count()).toBe((before ?? 0) - removed)
    expect((await refresh({ cookie: ended.cookie })).status).toBe(401)
    expect((await refresh({ cookie: living.cookie })).status).toBe(200)
  })

  it('ends with sign-out, for its cookie and for its access tokens, and takes the cookie back', async () => {
    const { cookie, accessToken: token } = await aBrowser()
    const elsewhere = (await aBrowser()).cookie
    expect((await readUser({ authorization: `Bearer ${token}` })).status).toBe(200)
    const answer = await signOut({ cookie })
    expect([answer.status, await answer.json()]).toEqual([200, { status: 'ok' }])
    expect(answer.headers.get('set-cookie')).toMatch(/^vireo_session=; Path=\/v1\/identity; Max-Age=0;/)
    expect(await outcomeOf(await readUser({ authorization: `Bearer ${token}` }))).toEqual([
      401,
      'invalid_authorization_header',
    ])
    expect(await outcomeOf(await refresh({ cookie }))).toEqual([401, 'sign_in_required'])
    expect((await refresh({ cookie: elsewhere })).status).toBe(200)
  })
})

describe('the session cookie', () => {
  it('401 opens no route but its own', async () => {
    const { cookie } = await aBrowser()
    expect(await outcomeOf(await readUser({ cookie }))).toEqual([401, 'missing_api_key'])
  })

  it('401 cannot be replaced by another credential', async () => {
    const { accessToken: token, headers: key } = await aBrowser()
    const others: Record<string, string>[] = [{ authorization: `Bearer ${token}` }, { ...key }, {}]
    for (const headers of others) expect(await outcomeOf(await signOut(headers))).toEqual([401, 'sign_in_required'])
  })

  it.each(['vireo_session=', 'vireo_session=short', `vireo_session=${'x'.repeat(32)}`, 'other=1; vireo_session', ''])(
    '401 when it is %j',
    async (cookie) => {
      expect(await outcomeOf(await refresh({ cookie }))).toEqual([401, 'sign_in_required'])
    },
  )

  it('200 is found among other cookies', async () => {
    const { cookie } = await aBrowser()
    expect((await refresh({ cookie: `theme=dark; ${cookie}; lang=en` })).status).toBe(200)
  })

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a neighbour under the same domain', { 'sec-fetch-site': 'same-site', origin: 'http://127.0.0.1:3000' }],
    ['another origin, without fetch metadata', { origin: 'https://evil.example' }],
    ['an opaque origin', { origin: 'null' }],
  ])('403 when %s makes the browser send it, and nothing has happened', async (_, headers) => {
    const { cookie } = await aBrowser()
    expect(await outcomeOf(await signOut({ cookie, ...headers }))).toEqual([403, 'forbidden'])
    expect((await refresh({ cookie })).status).toBe(200)
  })

  it.each([
    ['its own pages', { 'sec-fetch-site': 'same-origin', origin: 'http://127.0.0.1:8080' }],
    ['its own pages by another name of loopback', { origin: 'http://localhost:5173' }],
    ['a person who types the address', { 'sec-fetch-site': 'none' }],
  ])('200 when it comes from %s', async (_, headers) => {
    const { cookie } = await aBrowser()
    expect((await refresh({ cookie, ...headers })).status).toBe(200)
  })

  it('is never shared across origins', async () => {
    const paths = ['/v1/identity/token', '/v1/identity/sign-out', '/v1/identity/sign-in', '/v1/identity/sign-up']
    for (const path of paths) {
      const preflight = await server.fetch(path, { method: 'OPTIONS', headers: { origin: 'https://evil.example' } })
      const answer = await server.fetch(path, jsonPost({}, { origin: 'https://evil.example' }))
      expect([preflight, answer].map(({ headers }) => headers.get('access-control-allow-origin'))).toEqual([null, null])
    }
  })
})
