import { AccessToken, identityEndpoints } from '@vireo/contracts/identity'
import { ErrorBody } from '@vireo/contracts/kit'
import { describe, expect, it } from 'vitest'
import { startTestServer } from '#test/test-server.ts'
import { createManualClock } from '#kernel/clock.ts'
import { setSecurityRules } from '#workspaces/settings/index.ts'
import { openSession } from './open-session.ts'
import { type GivenBrowser, givenBrowser, jsonPost } from '../testing.ts'

const clock = createManualClock(new Date())
const server = await startTestServer({ clock })
const ctx = server.product.systemContext()

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const get = (path: string, headers: Record<string, string>) => server.fetch(path, { headers })
const readUser = async (token: string) => (await get('/v1/user', bearer(token))).status
const codeOf = async (answer: Response) => ErrorBody.parse(await answer.json()).detail.code
const sessionsOf = async (token: string) =>
  identityEndpoints.listSessions.success.schema.parse(await (await get('/v1/user/sessions', bearer(token))).json())
    .sessions

/** Another browser of the same person. */
async function another({ userId, workspaceId }: GivenBrowser): Promise<{ cookie: string; accessToken: string }> {
  const session = await openSession(ctx, { userId, workspaceId })
  const accessToken = await server.ports.accessTokens.issue({ userId, workspaceId, sessionId: session.id })
  return { cookie: `vireo_session=${session.token}`, accessToken }
}

describe('the list of sessions', () => {
  it('names the browser, the address and the last use of each, and which one is asking', async () => {
    const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0'
    const email = `listed-${process.pid}@example.test`
    await server.signUp({ email })
    // Sessions of one millisecond have no order.
    clock.advance(1)
    const answer = await server.fetch(
      '/v1/identity/sign-in',
      jsonPost({ email, password: 'correct horse battery' }, { 'user-agent': userAgent }),
    )
    const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? ''
    clock.advance(60_000)
    const refreshed = await server.fetch('/v1/identity/token', jsonPost(undefined, { cookie, 'user-agent': userAgent }))
    const { access_token: token } = AccessToken.parse(await refreshed.json())
    const [own, first] = await sessionsOf(token)
    expect(own).toMatchObject({
      is_current: true,
      device: 'Firefox on Linux',
      address: '127.0.0.1',
      support_member: null,
    })
    expect((own?.last_used_at_unix ?? 0) - (own?.created_at_unix ?? 0)).toBe(60)
    expect(first).toMatchObject({ is_current: false })
  })

  it('shows and ends nobody else’s', async () => {
    const [mine, theirs] = [await givenBrowser(ctx), await givenBrowser(ctx)]
    const [session] = await sessionsOf(theirs.accessToken)
    expect((await sessionsOf(mine.accessToken)).map((one) => one.session_id)).not.toContain(session?.session_id)
    const path = `/v1/user/sessions/${session?.session_id}`
    for (const headers of [bearer(mine.accessToken), mine.headers])
      expect((await server.fetch(path, { method: 'DELETE', headers })).status).toBe(404)
    expect(await readUser(theirs.accessToken)).toBe(200)
    const byKey = await server.fetch(path, { method: 'DELETE', headers: theirs.headers })
    expect([byKey.status, await codeOf(byKey)]).toEqual([403, 'forbidden'])
  })
})

describe('signing a browser out', () => {
  it('is felt there at once, and nowhere else', async () => {
    const here = await givenBrowser(ctx)
    const there = await another(here)
    expect(await readUser(there.accessToken)).toBe(200)
    const doomed = (await sessionsOf(here.accessToken)).find((one) => !one.is_current)
    const path = `/v1/user/sessions/${doomed?.session_id}`
    expect((await server.fetch(path, { method: 'DELETE', headers: bearer(here.accessToken) })).status).toBe(200)
    expect([await readUser(there.accessToken), await readUser(here.accessToken)]).toEqual([401, 200])
  })

  it('everywhere ends every session of theirs, or every other one, and no key', async () => {
    const here = await givenBrowser(ctx)
    const others = [await another(here), await another(here)]
    const everywhere = (body: object) =>
      server.fetch('/v1/user/sessions/sign-out-everywhere', jsonPost(body, bearer(here.accessToken)))
    expect(await (await everywhere({ keep_current: true })).json()).toEqual({ status: 'ok', ended: 2 })
    for (const { accessToken } of others) expect(await readUser(accessToken)).toBe(401)
    expect(await readUser(here.accessToken)).toBe(200)
    expect(await (await everywhere({})).json()).toEqual({ status: 'ok', ended: 1 })
    expect(await readUser(here.accessToken)).toBe(401)
    expect((await get('/v1/user', here.headers)).status).toBe(200)
  })
})

describe('a workspace that ends sessions nobody attends to', () => {
  const fiveMinutes = 5 * 60_000
  const attended = async (): Promise<GivenBrowser> => {
    const browser = await givenBrowser(ctx)
    await setSecurityRules(ctx, { workspaceId: browser.workspaceId, inactivityTimeoutSeconds: 300 })
    return browser
  }
  const report = (token: string, body: object = {}) =>
    server.fetch('/v1/user/sessions/activity', jsonPost(body, bearer(token)))
  const refresh = (cookie: string) => server.fetch('/v1/identity/token', jsonPost(undefined, { cookie }))

  it('refuses token and cookie after that time, API keys never', async () => {
    const { accessToken, cookie, headers } = await attended()
    clock.advance(fiveMinutes - 1)
    expect(await readUser(accessToken)).toBe(200)
    clock.advance(1000)
    expect(await readUser(accessToken)).toBe(401)
    expect((await refresh(cookie)).status).toBe(401)
    expect((await get('/v1/user', headers)).status).toBe(200)
  })

  it('counts what the browser reports, not that it asks or refreshes', async () => {
    const { accessToken, cookie } = await attended()
    for (let minute = 0; minute < 8; minute++) {
      clock.advance(60_000)
      expect((await report(accessToken)).status).toBe(200)
    }
    const fresh = await refresh(cookie)
    expect(await fresh.clone().json()).toMatchObject({ session_inactivity_timeout: 300 })
    const { access_token: token } = AccessToken.parse(await fresh.json())
    for (let minute = 0; minute < 4; minute++) {
      clock.advance(60_000)
      expect(await readUser(token)).toBe(200)
    }
    clock.advance(60_000)
    expect(await readUser(token)).toBe(401)
  })

  it('brings nothing back by a report that comes too late, and believes how long ago it was', async () => {
    const { accessToken } = await attended()
    clock.advance(4 * 60_000)
    await report(accessToken, { idle_ms: 3 * 60_000 })
    clock.advance(2 * 60_000)
    expect(await readUser(accessToken)).toBe(401)
    expect((await report(accessToken)).status).toBe(401)
    expect(await readUser(accessToken)).toBe(401)
  })

  it.each([60, 90, 120])(
    'of %i seconds signs nobody out who came back in time, whenever that is reported',
    async (limit) => {
      const { accessToken, workspaceId } = await givenBrowser(ctx)
      await setSecurityRules(ctx, { workspaceId, inactivityTimeoutSeconds: limit })
      const at = async (passedMs: number, idleMs: number) => {
        clock.advance(passedMs)
        return (await report(accessToken, { idle_ms: idleMs })).status
      }
      clock.advance(20_000)
      // The pointer rests half a second after a report, and moves again 59.9 s later, right after the next one.
      expect(await at(0, 0)).toBe(200)
      expect(await at(60_000, 59_500)).toBe(200)
      expect(await at(61_000, 60_600)).toBe(200)
      clock.advance(130_000)
      expect(await readUser(accessToken)).toBe(401)
    },
  )

  it('is felt within a second of being decided', async () => {
    const { accessToken, workspaceId } = await givenBrowser(ctx)
    clock.advance(10 * 60_000)
    expect(await readUser(accessToken)).toBe(200)
    await setSecurityRules(ctx, { workspaceId, inactivityTimeoutSeconds: 300 })
    clock.advance(1000)
    expect(await readUser(accessToken)).toBe(401)
  })
})

describe('another password', () => {
  const change = (token: string, body: object) =>
    server.fetch('/v1/user/password', {
      ...jsonPost(body, bearer(token)),
      method: 'PUT',
    })

  it('takes the old one, and signs every other browser out', async () => {
    const person = await server.signUp()
    const signIn = async (password: string) =>
      await server.fetch('/v1/identity/sign-in', jsonPost({ email: person.email, password }))
    const other = AccessToken.parse(await (await signIn('correct horse battery')).json()).access_token
    const wrong = await change(person.accessToken, { current_password: 'a guess', new_password: 'another battery' })
    expect([wrong.status, await codeOf(wrong)]).toEqual([400, 'wrong_password'])
    const right = { current_password: 'correct horse battery', new_password: 'another battery' }
    expect((await change(person.accessToken, right)).status).toBe(200)
    expect([await readUser(person.accessToken), await readUser(other)]).toEqual([200, 401])
    expect([(await signIn('correct horse battery')).status, (await signIn('another battery')).status]).toEqual([
      401, 200,
    ])
  })
})
