import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startNameServer } from '#test/identity-providers/names.ts'
import { startSamlProvider, samlXml, readSamlRequest } from '#test/identity-providers/saml.ts'
import { portsFor } from '#test/identity-providers/ports.ts'
import { startTestServer, testPassword } from '#test/test-server.ts'
import { giveTier } from '#billing'
import { failureOf, givenOrganisation, givenProvider, type Organisation, TestBrowser } from '../testing.ts'

const [names, identityProvider] = await Promise.all([startNameServer(), startSamlProvider()])
const server = await startTestServer({ ports: portsFor(names, identityProvider.host) })
afterAll(async () => {
  names.close()
  await identityProvider.close()
})

const rules = (org: Organisation, changes: object) => org.call('PATCH', '/v1/workspace/single-sign-on', changes)

async function signIn(providerId: string, email: string, browser = new TestBrowser(server)) {
  const { searchParams } = await browser.begin(providerId)
  const xml = await samlXml(await readSamlRequest(searchParams.get('SAMLRequest') ?? ''), {
    issuer: identityProvider.entityId,
    email,
  })
  const form = { SAMLResponse: Buffer.from(xml).toString('base64'), RelayState: searchParams.get('RelayState') ?? '' }
  return browser.finish(await browser.arrive(`/v1/sso/saml/${providerId}/acs`, form))
}

const byPassword = (email: string, browser = new TestBrowser(server)) =>
  browser.post('/v1/identity/sign-in', { email, password: testPassword })

/** An organisation whose members have to sign in through it, and a member who has a password. */
async function givenEnforced() {
  const org = await givenOrganisation(server, names)
  const providerId = await givenProvider(org, 'saml', () => ({ metadata_url: identityProvider.metadataUrl }))
  await rules(org, { auto_provisioning_enabled: true })
  await signIn(providerId, `first@${org.domain}`)
  const person = await server.signUp({ email: `person@${org.domain}` })
  await server.database.pool.query(
    "insert into memberships (workspace_id, user_id, role, is_owner, created_at) values ($1, $2, 'editor', false, now())",
    [org.workspaceId, person.userId],
  )
  return { org, providerId, person, enforced: await rules(org, { is_enforced: true }) }
}

let shared: Awaited<ReturnType<typeof givenEnforced>>
beforeAll(async () => {
  shared = await givenEnforced()
})

test('passwords are taken away only after a domain was proven and somebody came in another way', async () => {
  const org = await givenOrganisation(server, names)
  expect(failureOf(await rules(org, { is_enforced: true }))).toEqual([409, 'sso_not_tested'])
  await givenProvider(org, 'saml', () => ({ metadata_url: identityProvider.metadataUrl }))
  expect(failureOf(await rules(org, { is_enforced: true }))).toEqual([409, 'sso_not_tested'])
  const { body } = await org.call('GET', '/v1/workspace/domain-verifications')
  const [domain] = body['domain_verifications'] as { domain_verification_id: string }[]
  await org.call('DELETE', `/v1/workspace/domain-verifications/${domain?.domain_verification_id ?? ''}`)
  expect(failureOf(await rules(org, { is_enforced: true }))).toEqual([409, 'sso_domain_required'])
  expect(failureOf(await rules(org, { auto_provisioning_enabled: true }))).toEqual([409, 'sso_domain_required'])
})

test('where it is enforced, a right password admits no member, and a wrong one says no more than ever', async () => {
  const { providerId, person, enforced } = shared
  expect(enforced.body).toMatchObject({ is_enforced: true })
  expect(failureOf(await byPassword(person.email))).toEqual([403, 'sso_required'])
  const wrong = await new TestBrowser(server).post('/v1/identity/sign-in', { email: person.email, password: 'x' })
  expect(failureOf(wrong)).toEqual([401, 'wrong_credentials'])
  // Whoever comes from their organisation may use it once more, in that browser, to connect their account.
  const browser = new TestBrowser(server)
  expect((await signIn(providerId, person.email, browser)).body).toMatchObject({ sso: 'link_required' })
  expect(failureOf(await byPassword(person.email))).toEqual([403, 'sso_required'])
  const own = await byPassword(person.email, browser)
  expect(own.status).toBe(200)
  const linked = await browser.post('/v1/identity/sso/link', undefined, {
    authorization: `Bearer ${String(own.body['access_token'])}`,
  })
  expect(linked.status).toBe(200)
  expect((await signIn(providerId, person.email)).body['user_id']).toBe(person.userId)
})

test('requiring it ends what members opened with a password, and nothing else', async () => {
  const org = await givenOrganisation(server, names)
  const providerId = await givenProvider(org, 'saml', () => ({ metadata_url: identityProvider.metadataUrl }))
  await rules(org, { auto_provisioning_enabled: true })
  const vouched = await signIn(providerId, `vouched@${org.domain}`)
  const join = (userId: string) =>
    server.database.pool.query(
      "insert into memberships (workspace_id, user_id, role, is_owner, created_at) values ($1, $2, 'editor', false, now())",
      [org.workspaceId, userId],
    )
  const member = await server.signUp({ email: `member@${org.domain}` })
  const guest = await server.signUp({ email: `${randomUUID()}@elsewhere.test` })
  for (const { userId } of [member, guest]) await join(userId)
  const statusOf = async (token: unknown) =>
    (await server.fetch('/v1/user', { headers: { authorization: `Bearer ${String(token)}` } })).status
  expect(await statusOf(member.accessToken)).toBe(200)
  expect((await rules(org, { is_enforced: true })).status).toBe(200)
  // Every node hears of it within a second.
  await expect.poll(() => statusOf(member.accessToken), { timeout: 2000 }).toBe(401)
  expect(await statusOf(guest.accessToken)).toBe(200)
  expect(await statusOf(vouched.body['access_token'])).toBe(200)
  expect((await org.call('GET', '/v1/workspace/single-sign-on')).status).toBe(200)
})

test('who is taken out of the workspace is not known to its provider any more', async () => {
  const { org, providerId, person } = shared
  const links = async () =>
    (
      await server.database.pool.query('select 1 from sso_links where identity_provider_id = $1 and user_id = $2', [
        providerId,
        person.userId,
      ])
    ).rowCount
  expect(await links()).toBe(1)
  expect((await org.call('DELETE', '/v1/workspace/members', { email: person.email })).status).toBe(200)
  expect(await links()).toBe(0)
  await server.database.pool.query(
    "insert into memberships (workspace_id, user_id, role, is_owner, created_at) values ($1, $2, 'editor', false, now())",
    [org.workspaceId, person.userId],
  )
})

test('the owner keeps a way in, and so does everybody while there is no other', async () => {
  const { org, providerId, person } = shared
  const own = async (userId: string) => {
    const { pool } = server.database
    await pool.query('update memberships set is_owner = false where workspace_id = $1', [org.workspaceId])
    await pool.query(
      "update memberships set is_owner = true, role = 'admin' where workspace_id = $1 and user_id = $2",
      [org.workspaceId, userId],
    )
  }
  await own(person.userId)
  expect((await byPassword(person.email)).status).toBe(200)
  await own(org.userId)
  const elsewhere = await server.signUp({ email: `${randomUUID()}@elsewhere.test` })
  expect((await byPassword(elsewhere.email)).status).toBe(200)
  const switchTo = (on: boolean) =>
    org.call('PATCH', `/v1/workspace/identity-providers/${providerId}`, { is_enabled: on })
  await switchTo(false)
  expect((await byPassword(person.email)).status).toBe(200)
  await switchTo(true)
  expect(failureOf(await byPassword(person.email))).toEqual([403, 'sso_required'])
})

test('a workspace whose plan ends keeps nobody out', async () => {
  const { org, person } = shared
  await giveTier(server.product.systemContext(org.workspaceId), { workspaceId: org.workspaceId, tier: 'free' })
  expect((await byPassword(person.email)).status).toBe(200)
})

test('who joins by signing in gets the role that was chosen, and it is written down who switched that on', async () => {
  const org = await givenOrganisation(server, names)
  const on = await org.call('POST', '/v1/workspace/user-auto-provisioning', { enabled: true })
  const { body } = await org.call('GET', '/v1/workspace/single-sign-on')
  expect(on.body).toEqual({ status: 'ok' })
  expect(body['user_auto_provisioning']).toEqual({
    enabled: true,
    enabled_at_unix: expect.closeTo(Date.now() / 1000, -2) as unknown,
    enabled_by_user_email: org.email,
  })
  const off = await rules(org, { auto_provisioning_enabled: false, provisioning_role: 'editor' })
  expect(off.body).toEqual({
    is_enforced: false,
    provisioning_role: 'editor',
    user_auto_provisioning: { enabled: false, enabled_at_unix: null, enabled_by_user_email: null },
  })
})

test('the secret of a client is never shown again, nor kept as it was', async () => {
  const org = await givenOrganisation(server, names)
  const created = await org.call('POST', '/v1/workspace/identity-providers', { kind: 'saml', name: 'x' })
  const id = String(created.body['identity_provider_id'])
  const { vault } = server.ports
  const sealed = vault.seal(`sso-client-secret:${id}`, 'keep this to yourself')
  await server.database.pool.query('update identity_providers set secret_sealed = $2 where id = $1', [id, sealed])
  const listed = await org.call('GET', '/v1/workspace/identity-providers')
  expect(JSON.stringify(listed.body)).not.toContain('keep this')
  expect(sealed).not.toContain('keep this')
  expect(vault.open('sso-client-secret:another', sealed)).toBeUndefined()
})

test('what changes power is in the audit log', async () => {
  const { org } = shared
  const { rows } = await server.database.pool.query<{ action: string }>(
    "select distinct action from audit_entries where workspace_id = $1 and action like 'sso.%' order by 1",
    [org.workspaceId],
  )
  expect(rows.map(({ action }) => action)).toEqual([
    'sso.account-connected',
    'sso.domain-added',
    'sso.domain-verified',
    'sso.identity-provider-changed',
    'sso.identity-provider-created',
    'sso.rules-changed',
  ])
})
