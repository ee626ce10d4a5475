import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startNameServer } from '#test/identity-providers/names.ts'
import { startOidcProvider } from '#test/identity-providers/oidc.ts'
import { portsFor } from '#test/identity-providers/ports.ts'
import { startTestServer, testPassword } from '#test/test-server.ts'
import {
  callAs,
  failureOf,
  givenOrganisation,
  givenProvider,
  oidcFacts,
  type Organisation,
  TestBrowser,
} from '../testing.ts'

const [names, identityProvider] = await Promise.all([startNameServer(), startOidcProvider()])
const server = await startTestServer({ ports: portsFor(names, identityProvider.host) })
let org: Organisation
let providerId: string
beforeAll(async () => {
  org = await givenOrganisation(server, names)
  providerId = await givenProvider(org, 'oidc', ({ redirect_url: redirectUrl = '' }) => {
    identityProvider.allow(redirectUrl)
    return oidcFacts(identityProvider.issuer)
  })
})
afterAll(async () => {
  names.close()
  await identityProvider.close()
})

/** Signs in at the real provider and comes back; answers what the page of ours sees. */
async function signIn(email: string, browser = new TestBrowser(server)) {
  const back = await browser.follow(await browser.begin(providerId, email))
  return browser.finish(await browser.arrive(back))
}

const provisioning = (enabled: boolean) =>
  org.call('PATCH', '/v1/workspace/single-sign-on', { auto_provisioning_enabled: enabled, provisioning_role: 'editor' })

const countOf = async (sql: string) => Number((await server.database.pool.query<{ n: string }>(sql)).rows[0]?.n)
const everything = () =>
  countOf(`select (select count(*) from users) + (select count(*) from workspaces) + (select count(*) from memberships)
    + (select count(*) from sso_links) + (select count(*) from sessions) + (select count(*) from credentials) as n`)

describe('a real OpenID provider', () => {
  test('lets nobody in who is no member, while joining is switched off, and leaves nothing behind', async () => {
    const before = await everything()
    const answer = await signIn(`nobody@${org.domain}`)
    expect(failureOf(answer)).toEqual([403, 'sso_not_provisioned'])
    expect(await everything()).toBe(before)
  })

  test('makes a member of somebody new, whose address it proves, and signs the same person in again', async () => {
    await provisioning(true)
    const email = `ada@${org.domain}`
    const [first, second] = [await signIn(email), await signIn(email)]
    expect([first.status, second.status]).toEqual([200, 200])
    expect(first.body).toMatchObject({ user_id: second.body['user_id'], email_verified: true })
    const as = callAs(server, { authorization: `Bearer ${String(second.body['access_token'])}` })
    const user = await as('GET', '/v1/user')
    expect(user.body).toMatchObject({ workspace_id: org.workspaceId, seat_type: 'workspace_member', first_name: 'Ada' })
  })

  test('signs nobody in to an existing account before that account’s own sign-in, and everybody after it', async () => {
    await provisioning(true)
    const person = await server.signUp({ email: `grace@${org.domain}` })
    const browser = new TestBrowser(server)
    const asked = await signIn(person.email, browser)
    expect(asked.body).toEqual({ sso: 'link_required', email: person.email, organisation: 'Example Corp' })
    const stranger = await server.signUp({})
    const bearer = (token: unknown) => ({ authorization: `Bearer ${String(token)}` })
    const other = await browser.post('/v1/identity/sso/link', undefined, bearer(stranger.accessToken))
    expect(failureOf(other)).toEqual([403, 'sso_other_account'])
    const elsewhere = await new TestBrowser(server).post('/v1/identity/sso/link', undefined, bearer(person.accessToken))
    expect(failureOf(elsewhere)).toEqual([404, 'sso_link_not_found'])
    const own = await browser.post('/v1/identity/sign-in', { email: person.email, password: testPassword })
    const linked = await browser.post('/v1/identity/sso/link', undefined, bearer(own.body['access_token']))
    expect(linked.body).toMatchObject({ user_id: person.userId, email_verified: true })
    const again = await signIn(person.email)
    expect(again.body).toMatchObject({ user_id: person.userId })
    const twice = await browser.post('/v1/identity/sso/link', undefined, bearer(linked.body['access_token']))
    expect(failureOf(twice)).toEqual([404, 'sso_link_not_found'])
  })

  test('connecting proves the address: whoever else had claimed it is out, and the log says so', async () => {
    await provisioning(true)
    const person = await server.signUp({ email: `contested@${org.domain}` })
    const claim = { email: person.email, password: 'the password of a thief' }
    const claimant = await new TestBrowser(server).post('/v1/identity/sign-up', claim)
    const browser = new TestBrowser(server)
    await signIn(person.email, browser)
    const bearer = { authorization: `Bearer ${person.accessToken}` }
    expect((await browser.post('/v1/identity/sso/link', undefined, bearer)).body['user_id']).toBe(person.userId)
    const { rows } = await server.database.pool.query(
      "select details from audit_entries where action = 'identity.account-disowned' and target_id = $1",
      [claimant.body['user_id']],
    )
    expect(rows).toEqual([{ details: { reason: 'address-proven-by-other' } }])
  })

  test('does not open a workspace to whoever is locked there', async () => {
    await provisioning(true)
    const email = `locked@${org.domain}`
    const member = (await signIn(email)).body['user_id']
    const lock = (isLocked: boolean) => org.call('POST', '/v1/workspace/members', { email, is_locked: isLocked })
    expect((await lock(true)).status).toBe(200)
    const sessions = () => countOf(`select count(*) as n from sessions where user_id = '${String(member)}'`)
    const before = await sessions()
    expect(failureOf(await signIn(email))).toEqual([403, 'sso_member_locked'])
    expect(await sessions()).toBe(before)
    await lock(false)
    expect((await signIn(email)).status).toBe(200)
  })

  test('speaks for the domains of its workspace alone', async () => {
    await provisioning(true)
    const other = await givenOrganisation(server, names)
    const before = await everything()
    expect(failureOf(await signIn(`eve@${other.domain}`))).toEqual([403, 'sso_domain_not_allowed'])
    expect(failureOf(await signIn(`eve@sub.${org.domain}`))).toEqual([403, 'sso_domain_not_allowed'])
    expect(await everything()).toBe(before)
  })

  test('an answer counts once, and only in the browser that asked', async () => {
    const [mine, theirs] = [new TestBrowser(server), new TestBrowser(server)]
    await theirs.begin(providerId)
    const back = await mine.follow(await mine.begin(providerId, `ada@${org.domain}`))
    const answer = await mine.arrive(back)
    expect(failureOf(await theirs.finish(answer))).toEqual([400, 'sso_answer_too_old'])
    expect(failureOf(await new TestBrowser(server).finish(answer))).toEqual([400, 'sso_answer_too_old'])
    expect((await mine.finish(answer)).status).toBe(200)
    expect(failureOf(await mine.finish(answer))).toEqual([400, 'sso_answer_too_old'])
    await mine.arrive(back)
    expect(failureOf(await mine.finish(answer))).toEqual([400, 'sso_answer_too_old'])
  })

  test('nobody asked: an answer without a state, or with one that we never made, leads nowhere', async () => {
    const browser = new TestBrowser(server)
    await browser.begin(providerId)
    const to = `/v1/sso/oidc/${providerId}/callback?code=made-up`
    expect(await browser.arrive(to)).toBe('/app/sso?unsolicited=true')
    const answer = await browser.arrive(`${to}&state=made-up`)
    expect(failureOf(await browser.finish(answer))).toEqual([400, 'sso_answer_too_old'])
  })

  test('a page of another site can neither begin nor finish', async () => {
    const foreign = { 'sec-fetch-site': 'cross-site' }
    const browser = new TestBrowser(server)
    const begun = await browser.post('/v1/identity/sso/begin', { identity_provider_id: providerId }, foreign)
    const finished = await browser.post('/v1/identity/sso/finish', { answer: 'x' }, foreign)
    expect([failureOf(begun), failureOf(finished)]).toEqual([
      [403, 'forbidden'],
      [403, 'forbidden'],
    ])
  })

  test('a person who was declined is told so', async () => {
    const browser = new TestBrowser(server)
    const state = (await browser.begin(providerId)).searchParams.get('state') ?? ''
    const to = `/v1/sso/oidc/${providerId}/callback?error=access_denied&state=${state}`
    expect(failureOf(await browser.finish(await browser.arrive(to)))).toEqual([400, 'sso_declined'])
  })

  test('an administrator’s test says what a sign-in would do, and does not do it', async () => {
    await provisioning(true)
    const before = await everything()
    const browser = new TestBrowser(server)
    const begun = await browser.post('/v1/identity/sso/test', { identity_provider_id: providerId }, org.headers)
    const asked = new URL(String(begun.body['url']))
    asked.searchParams.set('login_hint', `new@${org.domain}`)
    const done = await browser.finish(await browser.arrive(await browser.follow(asked)))
    expect(done.body).toEqual({ sso: 'tested', email: `new@${org.domain}`, first_name: 'Ada', would: 'provision' })
    expect(done.headers.getSetCookie()).toEqual([])
    expect(await everything()).toBe(before)
  })

  test('a provider that is switched off, or a plan without it, lets nobody in', async () => {
    const switchTo = (on: boolean) =>
      org.call('PATCH', `/v1/workspace/identity-providers/${providerId}`, { is_enabled: on })
    const browser = new TestBrowser(server)
    const answer = await browser.arrive(await browser.follow(await browser.begin(providerId, `ada@${org.domain}`)))
    await switchTo(false)
    expect(failureOf(await browser.finish(answer))).toEqual([404, 'identity_provider_not_found'])
    await switchTo(true)
    expect((await signIn(`ada@${org.domain}`)).status).toBe(200)
  })
})
