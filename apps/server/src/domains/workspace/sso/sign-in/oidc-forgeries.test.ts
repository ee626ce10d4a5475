import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Forgery, startForgedOidc } from '#test/identity-providers/forged-oidc.ts'
import { startNameServer } from '#test/identity-providers/names.ts'
import { oidcClient } from '#test/identity-providers/oidc.ts'
import { portsFor } from '#test/identity-providers/ports.ts'
import { startTestServer } from '#test/test-server.ts'
import { failureOf, givenOrganisation, givenProvider, oidcFacts, type Organisation, TestBrowser } from '../testing.ts'

const [names, identityProvider] = await Promise.all([startNameServer(), startForgedOidc(oidcClient.client_id)])
const server = await startTestServer({
  ports: portsFor(names, identityProvider.host),
  settings: { staffDomains: ['staff.example.test'] },
})
let org: Organisation
let providerId: string
beforeAll(async () => {
  org = await givenOrganisation(server, names)
  providerId = await givenProvider(org, 'oidc', () => oidcFacts(identityProvider.issuer))
  await org.call('PATCH', '/v1/workspace/single-sign-on', { auto_provisioning_enabled: true })
})
afterAll(async () => {
  names.close()
  await identityProvider.close()
})

async function answerOf(forgery: Forgery, extra: Record<string, string> = {}) {
  identityProvider.forge({ ...forgery, claims: { email: `ada@${org.domain}`, ...forgery.claims } })
  const browser = new TestBrowser(server)
  const asked = await browser.begin(providerId)
  identityProvider.expect(asked)
  const query = new URLSearchParams({ code: 'c', state: asked.searchParams.get('state') ?? '', ...extra })
  const answer = await browser.arrive(`/v1/sso/oidc/${providerId}/callback?${query.toString()}`)
  return { browser, answer, done: await browser.finish(answer) }
}

const rowsNow = async () =>
  (
    await server.database.pool.query(
      `select (select count(*) from users) as users, (select count(*) from workspaces) as workspaces,
        (select count(*) from sso_links) as links, (select count(*) from sessions) as sessions,
        (select count(*) from sso_attempts) as attempts, (select count(*) from sso_pending_links) as pending`,
    )
  ).rows[0] as unknown

const now = () => Math.floor(Date.now() / 1000)

const forgeries: readonly (readonly [string, () => Forgery, Record<string, string>?])[] = [
  ['signed by somebody else', () => ({ isSignedByOther: true })],
  ['not signed at all', () => ({ algorithm: 'none' })],
  ['for another client', () => ({ claims: { aud: 'somebody-else' } })],
  ['for several, and presented by another', () => ({ claims: { aud: [oidcClient.client_id, 'b'], azp: 'b' } })],
  ['of another issuer', () => ({ claims: { iss: 'https://other.example.test' } })],
  ['to another request', () => ({ claims: { nonce: 'of another' } })],
  ['without a nonce', () => ({ without: ['nonce'] })],
  ['expired more than a minute ago', () => ({ claims: { exp: now() - 90 } })],
  ['not valid before more than a minute from now', () => ({ claims: { nbf: now() + 120 } })],
  ['without a subject', () => ({ without: ['sub'] })],
  ['with an address that the provider did not verify', () => ({ claims: { email_verified: false } })],
  ['with the issuer of a mix-up beside it', () => ({}), { iss: 'https://other.example.test' }],
]

test.each(forgeries.map(([what, forge, extra = {}]) => [what, forge, extra] as const))(
  'an answer %s is refused, and leaves nothing behind',
  async (_what, forge, extra) => {
    const before = await rowsNow()
    const { done, browser, answer } = await answerOf(forge(), extra)
    expect(failureOf(done)).toEqual([400, 'sso_answer_refused'])
    expect(JSON.stringify(done.body)).not.toContain('reason')
    expect(failureOf(await browser.finish(answer))).toEqual([400, 'sso_answer_too_old'])
    expect(await rowsNow()).toEqual(before)
  },
)

test('clocks may differ by a minute', async () => {
  const late = await answerOf({ claims: { exp: now() - 30, sub: 'late' } })
  const early = await answerOf({ claims: { nbf: now() + 30, sub: 'late' } })
  expect([late.done.status, early.done.status]).toEqual([200, 200])
})

test('the address and name of the support team cannot come from outside', async () => {
  const { done } = await answerOf({ claims: { email: 'eve@staff.example.test' } })
  expect(failureOf(done)).toEqual([403, 'sso_not_for_staff'])
})

test('a provider knows its people by its own names: a new address leads to the same account', async () => {
  const first = await answerOf({ claims: { sub: 'kim', email: `kim@${org.domain}` } })
  const renamed = await answerOf({ claims: { sub: 'kim', email: `kim.lee@${org.domain}` } })
  expect(renamed.done.body['user_id']).toBe(first.done.body['user_id'])
})

test('an account that is connected and moved to an address elsewhere is no longer entered from here', async () => {
  const { done } = await answerOf({ claims: { sub: 'mover', email: `mover@${org.domain}` } })
  await server.database.pool.query('update users set email = $2 where id = $1', [
    done.body['user_id'],
    'mover@elsewhere.example.test',
  ])
  const again = await answerOf({ claims: { sub: 'mover', email: `mover@${org.domain}` } })
  expect(failureOf(again.done)).toEqual([403, 'sso_domain_not_allowed'])
})

test('whoever puts another client in a provider’s place enters no account that was connected before', async () => {
  const own = await givenOrganisation(server, names)
  const id = await givenProvider(own, 'oidc', () => oidcFacts(identityProvider.issuer))
  await server.database.pool.query(
    `insert into sso_links (identity_provider_id, subject, user_id, created_at, last_used_at)
     values ($1, 'owner', $2, now(), now())`,
    [id, own.userId],
  )
  const links = async () =>
    (await server.database.pool.query('select 1 from sso_links where identity_provider_id = $1', [id])).rowCount
  const change = (oidc: object) => own.call('PATCH', `/v1/workspace/identity-providers/${id}`, { oidc })
  const same = { issuer: identityProvider.issuer, client_id: oidcClient.client_id }
  const renewed = await change({ ...same, client_secret: 'another' })
  expect([renewed.body['is_complete'], await links()]).toEqual([true, 1])
  // The kept secret belongs to the old client: it is never sent for another one.
  const withoutSecret = await change({ ...same, client_id: 'another' })
  expect([failureOf(withoutSecret), await links()]).toEqual([[409, 'identity_provider_incomplete'], 1])
  await change({ ...same, client_id: 'another', client_secret: 'of another' })
  expect(await links()).toBe(0)
})
