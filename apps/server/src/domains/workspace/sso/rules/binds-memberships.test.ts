import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import sql from 'sql-template-tag'
import { afterAll, expect, test } from 'vitest'
import { startNameServer } from '#test/identity-providers/names.ts'
import { portsFor } from '#test/identity-providers/ports.ts'
import { readSamlRequest, samlXml, startSamlProvider } from '#test/identity-providers/saml.ts'
import { startTestServer, testPassword } from '#test/test-server.ts'
import { codeIn, mailsTo } from '#identity/accounts/testing.ts'
import { callAs, failureOf, givenOrganisation, givenProvider, type Organisation, TestBrowser } from '../testing.ts'
import { admitsSession } from './admits-session.ts'

const [names, identityProvider] = await Promise.all([startNameServer(), startSamlProvider()])
const server = await startTestServer({ ports: portsFor(names, identityProvider.host) })
afterAll(async () => {
  names.close()
  await identityProvider.close()
})
const { pool } = server.database

async function signIn(providerId: string, email: string, subject = `subject-of-${email}`) {
  const browser = new TestBrowser(server)
  const { searchParams } = await browser.begin(providerId)
  const xml = await samlXml(await readSamlRequest(searchParams.get('SAMLRequest') ?? ''), {
    issuer: identityProvider.entityId,
    email,
    subject,
  })
  const form = { SAMLResponse: Buffer.from(xml).toString('base64'), RelayState: searchParams.get('RelayState') ?? '' }
  return browser.finish(await browser.arrive(`/v1/sso/saml/${providerId}/acs`, form))
}

const bearer = (token: unknown) => ({ authorization: `Bearer ${String(token)}` })
const readAs = async (token: unknown) => (await server.fetch('/v1/user', { headers: bearer(token) })).status
const enforce = (org: Organisation, on = true) =>
  org.call('PATCH', '/v1/workspace/single-sign-on', { is_enforced: on, auto_provisioning_enabled: true })
const join = (workspaceId: string, userId: string) =>
  pool.query(
    "insert into memberships (workspace_id, user_id, role, is_owner, created_at) values ($1, $2, 'editor', false, now())",
    [workspaceId, userId],
  )

async function givenEnforced() {
  const org = await givenOrganisation(server, names)
  const providerId = await givenProvider(org, 'saml', () => ({ metadata_url: identityProvider.metadataUrl }))
  await enforce(org, false)
  const first = await signIn(providerId, `first@${org.domain}`)
  const firstId = String(first.body['user_id'])
  expect((await enforce(org)).status).toBe(200)
  return { org, providerId, first, firstId }
}

const shared = await givenEnforced()

test('an account that moved to a private address opens the workspace no more by password', async () => {
  const { org } = shared
  const person = await server.signUp({ email: `moves@${org.domain}` })
  await join(org.workspaceId, person.userId)
  const call = callAs(server, bearer(person.accessToken))
  expect(failureOf(await call('POST', `/v1/workspaces/${org.workspaceId}/switch`))).toEqual([403, 'sso_required'])
  const home = `${randomUUID()}@elsewhere.test`
  await pool.query('update users set email = $2, email_verified_at = now() where id = $1', [person.userId, home])
  const chosen = 'update memberships set chosen_at = now() where user_id = $1 and workspace_id = $2'
  await pool.query(chosen, [person.userId, org.workspaceId])
  const byPassword = await new TestBrowser(server).post('/v1/identity/sign-in', { email: home, password: testPassword })
  // The account is its owner's: it opens what is theirs alone, and not where it was last.
  expect(byPassword.status).toBe(200)
  const token = byPassword.body['access_token']
  const own = callAs(server, bearer(token))
  const places = await own('GET', '/v1/workspaces')
  const current = (places.body['workspaces'] as { workspace_id: string; is_current: boolean }[]).filter(
    (place) => place.is_current,
  )
  expect(current.map((place) => place.workspace_id)).toEqual([person.workspaceId])
  expect(failureOf(await own('POST', `/v1/workspaces/${org.workspaceId}/switch`))).toEqual([403, 'sso_required'])
  // Also a session that was bound to it by other means is worth nothing.
  await pool.query('update sessions set workspace_id = $2 where user_id = $1', [person.userId, org.workspaceId])
  const forged = await server.ports.accessTokens.issue({
    userId: person.userId,
    workspaceId: org.workspaceId,
    sessionId: String((await pool.query('select id from sessions where user_id = $1', [person.userId])).rows[0].id),
  })
  expect(await readAs(forged)).toBe(401)
})

test('what another organisation vouched for opens no workspace but its own', async () => {
  const other = await givenEnforced()
  await join(shared.org.workspaceId, other.firstId)
  const call = callAs(server, bearer(other.first.body['access_token']))
  expect(failureOf(await call('POST', `/v1/workspaces/${shared.org.workspaceId}/switch`))).toEqual([
    403,
    'sso_required',
  ])
  expect(await readAs(other.first.body['access_token'])).toBe(200)
})

test('whom an organisation signs in changes their address within its domains only', async () => {
  const { org, providerId } = shared
  const entered = await signIn(providerId, `address@${org.domain}`)
  const call = callAs(server, bearer(entered.body['access_token']))
  const outside = await call('POST', '/v1/user/change-email', { email: `${randomUUID()}@elsewhere.test` })
  expect(failureOf(outside)).toEqual([403, 'address_outside_organisation'])
  expect((await call('POST', '/v1/user/change-email', { email: `another@${org.domain}` })).status).toBe(200)
  // A link from before: the code says another address than may be.
  await pool.query(
    `update action_codes set details = jsonb_build_object('email', $2::text)
     where user_id = $1 and purpose = 'change-email'`,
    [String(entered.body['user_id']), 'moved@elsewhere.test'],
  )
  const code = await codeIn(server, `another@${org.domain}`, 'change-email', 'internalCode')
  const redeemed = await call('PUT', `/v1/user/email?verification_code=${code}`)
  expect(failureOf(redeemed)).toEqual([403, 'address_outside_organisation'])
})

test('an invitation into such a workspace does not open it by a sign-up', async () => {
  const { org } = shared
  await pool.query('update users set email_verified_at = now() where id = $1', [org.userId])
  const email = `invited-${randomUUID()}@${org.domain}`
  expect((await org.call('POST', '/v1/workspace/invites/add', { email })).status).toBe(200)
  const [mail] = await mailsTo(server, email)
  const inviteCode = /invite_code=([\w-]+)/.exec(JSON.stringify(mail))?.[1]
  const answer = await new TestBrowser(server).post('/v1/identity/sign-up', {
    email,
    password: testPassword,
    invite_code: inviteCode,
  })
  expect(answer.status).toBe(201)
  expect(answer.body['workspace_id']).not.toBe(org.workspaceId)
  expect(await readAs(answer.body['access_token'])).toBe(200)
})

test('a key from before, made by password, opens the workspace no more; what the provider vouched for, and machines, do', async () => {
  const { org, providerId } = await givenEnforced()
  await enforce(org, false)
  const person = await server.signUp({ email: `keys@${org.domain}` })
  await join(org.workspaceId, person.userId)
  const byPassword = callAs(server, bearer(person.accessToken))
  const inside = await byPassword('POST', `/v1/workspaces/${org.workspaceId}/switch`)
  const makeKey = async (token: unknown) =>
    String((await callAs(server, bearer(token))('POST', '/v1/user/api-keys', { name: 'theirs' })).body['xi-api-key'])
  const read = async (key: string) => (await server.fetch('/v1/user', { headers: { 'xi-api-key': key } })).status
  const before = await makeKey(inside.body['access_token'])
  const entered = await signIn(providerId, `vouched@${org.domain}`)
  const vouched = await makeKey(entered.body['access_token'])
  const machine = await org.call('POST', '/v1/service-accounts', { name: 'Machine' })
  const machineKey = await org.call(
    'POST',
    `/v1/service-accounts/${String(machine.body['service-account-user-id'])}/api-keys`,
    { name: 'k', permissions: 'all' },
  )
  const keys = [before, vouched, String(machineKey.body['xi-api-key'])]
  expect(await Promise.all(keys.map(read))).toEqual([200, 200, 200])
  expect((await enforce(org)).status).toBe(200)
  await expect.poll(() => Promise.all(keys.map(read))).toEqual([401, 200, 200])
  await enforce(org, false)
  await expect.poll(() => read(before)).toBe(200)
})

test('a provider that says by SCIM that somebody left ends their sessions and keys there at once', async () => {
  const { org, providerId } = shared
  const email = `leaves@${org.domain}`
  const entered = await signIn(providerId, email, 'employee 7')
  const token = entered.body['access_token']
  const key = await callAs(server, bearer(token))('POST', '/v1/user/api-keys', { name: 'theirs' })
  const withKey = async () =>
    (await server.fetch('/v1/user', { headers: { 'xi-api-key': String(key.body['xi-api-key']) } })).status
  expect([await readAs(token), await withKey()]).toEqual([200, 200])
  const issued = await org.call('POST', `/v1/workspace/identity-providers/${providerId}/scim-token`)
  expect(issued.status).toBe(201)
  const remove = (name: string, secret: unknown) =>
    callAs(server, bearer(secret))('DELETE', `/scim/v2/Users/${encodeURIComponent(name)}`)
  const secret = issued.body['token']
  expect(failureOf(await remove('employee 7', 'scim_guessed'))).toEqual([401, 'invalid_authorization_header'])
  expect(failureOf(await remove('nobody', secret))).toEqual([404, 'member_not_found'])
  // Another organisation's provider speaks of its own people only.
  expect(failureOf(await remove(org.userId, secret))).toEqual([404, 'member_not_found'])
  expect((await remove('employee 7', secret)).status).toBe(200)
  expect([await readAs(token), await withKey()]).toEqual([401, 401])
  expect(failureOf(await remove('employee 7', secret))).toEqual([404, 'member_not_found'])
  expect(issued.body['base_url']).toMatch(/\/scim\/v2$/)
  await org.call('DELETE', `/v1/workspace/identity-providers/${providerId}/scim-token`)
  expect(failureOf(await remove('nobody', secret))).toEqual([401, 'invalid_authorization_header'])
})

test('over any sequence of changes the workspace opens as its rules, owner and providers say', async () => {
  const { org, providerId, firstId } = await givenEnforced()
  const strangers = await Promise.all([1, 2].map(() => server.signUp({ email: `${randomUUID()}@elsewhere.test` })))
  const people = [org.userId, firstId, ...strangers.map(({ userId }) => userId)]
  for (const { userId } of strangers) await join(org.workspaceId, userId)
  const ctx = server.product.systemContext()
  const model = { enforced: true, enabled: true, owner: org.userId }
  const acts = {
    enforce: (n: number) => {
      model.enforced = n % 2 === 0
      return pool.query('update sso_rules set enforced_at = $2 where workspace_id = $1', [
        org.workspaceId,
        model.enforced ? new Date() : null,
      ])
    },
    switchProvider: (n: number) => {
      model.enabled = n % 2 === 0
      return pool.query('update identity_providers set is_enabled = $2 where id = $1', [providerId, model.enabled])
    },
    handOver: async (n: number) => {
      model.owner = people[n % people.length] ?? org.userId
      await pool.query('update memberships set is_owner = false where workspace_id = $1', [org.workspaceId])
      return pool.query(
        "update memberships set is_owner = true, role = 'admin' where workspace_id = $1 and user_id = $2",
        [org.workspaceId, model.owner],
      )
    },
    moveAddress: (n: number) =>
      pool.query('update users set email = $2 where id = $1', [
        people[n % people.length],
        `${randomUUID()}@${n % 3 === 0 ? org.domain : 'elsewhere.test'}`,
      ]),
  }
  const step = fc.tuple(fc.constantFrom(...(Object.keys(acts) as (keyof typeof acts)[])), fc.nat(11))
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (steps) => {
      for (const [act, n] of steps) {
        await acts[act](n)
        // The others' news is a quarter of a second old at most; what this process writes shows at once.
        await ctx.db.run(sql`select set_config('vireo.test', '', false)`)
        for (const userId of people)
          for (const vouchedBy of [null, 'another', org.workspaceId]) {
            const isOpen = vouchedBy === org.workspaceId || !model.enforced || !model.enabled || model.owner === userId
            expect(await admitsSession(ctx, { userId, workspaceId: org.workspaceId, vouchedBy })).toBe(isOpen)
          }
      }
    }),
    { numRuns: 30 },
  )
})
