import { afterAll, beforeAll, expect, test } from 'vitest'
import { startNameServer } from '#test/identity-providers/names.ts'
import { startOidcProvider } from '#test/identity-providers/oidc.ts'
import { portsFor } from '#test/identity-providers/ports.ts'
import { startSecondNode } from '#test/second-node.ts'
import { startTestServer, type TestServer } from '#test/test-server.ts'
import { createManualClock } from '#kernel/clock.ts'
import { givenOrganisation, givenProvider, oidcFacts, type Organisation, TestBrowser } from '../testing.ts'

const minuteMs = 60_000
const clock = createManualClock(new Date())
const [names, identityProvider] = await Promise.all([startNameServer(), startOidcProvider()])
const server = await startTestServer({ ports: portsFor(names, identityProvider.host), clock })
const { pool } = server.database
let org: Organisation
let providerId: string
let people = 0

beforeAll(async () => {
  org = await givenOrganisation(server, names)
  providerId = await givenProvider(org, 'oidc', ({ redirect_url: redirectUrl = '' }) => {
    identityProvider.allow(redirectUrl)
    return oidcFacts(identityProvider.issuer)
  })
  // It can be required once somebody has come in by it.
  await require(false)
  await givenColleague()
  await require(true)
})
afterAll(async () => {
  names.close()
  await identityProvider.close()
})

const require = (on: boolean) =>
  org.call('PATCH', '/v1/workspace/single-sign-on', { is_enforced: on, auto_provisioning_enabled: true })

type Colleague = {
  readonly email: string
  readonly userId: string
  read(node?: TestServer): Promise<number>
  refresh(): Promise<number>
}

/** Somebody of the organisation who has just come through its provider. */
async function givenColleague(): Promise<Colleague> {
  const email = `colleague-${people++}@${org.domain}`
  const browser = new TestBrowser(server)
  const back = await browser.follow(await browser.begin(providerId, email))
  const entered = await browser.finish(await browser.arrive(back))
  expect(entered.status, JSON.stringify(entered.body)).toBe(200)
  let token = String(entered.body['access_token'])
  return {
    email,
    userId: String(entered.body['user_id']),
    read: async (node = server) =>
      (await node.fetch('/v1/user', { headers: { authorization: `Bearer ${token}` } })).status,
    refresh: async () => {
      const answer = await browser.post('/v1/identity/token')
      token = String(answer.body['access_token'] ?? token)
      return answer.status
    },
  }
}

const endings = async ({ userId }: Colleague) =>
  (
    await pool.query<{ reason: string }>(
      "select details ->> 'reason' as reason from audit_entries where action = 'sso.access-ended' and target_id = $1",
      [userId],
    )
  ).rows.map(({ reason }) => reason)
const keptTokens = async ({ userId }: Colleague) =>
  (await pool.query('select 1 from sso_links where user_id = $1 and refresh_sealed is not null', [userId])).rows.length

test('whom the organisation knows no more is out within five minutes, and nobody else', async () => {
  const [gone, stays] = [await givenColleague(), await givenColleague()]
  identityProvider.dismiss(gone.email)
  expect(await gone.read()).toBe(200)
  clock.advance(5 * minuteMs)
  expect([await gone.read(), await stays.read()]).toEqual([401, 200])
  expect(await gone.refresh()).toBe(401)
  expect(await endings(gone)).toEqual(['refused-by-provider'])
  expect(await endings(stays)).toEqual([])
  expect([await keptTokens(gone), await keptTokens(stays)]).toEqual([0, 1])
})

test('a vouch that one node sees lost closes the door of the other, which still remembers the session', async () => {
  const other = await startSecondNode(server, { ports: portsFor(names, identityProvider.host), clock })
  const gone = await givenColleague()
  identityProvider.dismiss(gone.email)
  clock.advance(4 * minuteMs - 100)
  expect(await gone.read(other)).toBe(200)
  clock.advance(100)
  // Asks while its person goes on; the other node's clock stands, so that it would believe what it remembers for ever.
  expect(await gone.read()).toBe(200)
  await expect.poll(() => gone.read(other), { timeout: 20_000 }).toBe(401)
  expect(await endings(gone)).toEqual(['refused-by-provider'])
})

test('who goes on is asked about every five minutes, each time with the token that the last answer brought', async () => {
  const person = await givenColleague()
  const before = identityProvider.tokensAsked()
  for (let round = 0; round < 3; round++) {
    clock.advance(5 * minuteMs)
    expect([await person.refresh(), await person.read()]).toEqual([200, 200])
  }
  expect(identityProvider.tokensAsked() - before).toBe(3)
  identityProvider.dismiss(person.email)
  expect(await person.read()).toBe(200)
  clock.advance(5 * minuteMs)
  expect(await person.refresh()).toBe(401)
})

test('however many requests wait, the provider is asked once', async () => {
  const person = await givenColleague()
  const before = identityProvider.tokensAsked()
  clock.advance(5 * minuteMs)
  const answers = await Promise.all(Array.from({ length: 12 }, () => person.read()))
  expect(new Set(answers)).toEqual(new Set([200]))
  expect(identityProvider.tokensAsked() - before).toBe(1)
})

test('where single sign-on is not required nothing depends on the provider, and it is not asked', async () => {
  await require(false)
  try {
    const person = await givenColleague()
    identityProvider.dismiss(person.email)
    const before = identityProvider.tokensAsked()
    clock.advance(5 * minuteMs)
    expect(await person.read()).toBe(200)
    expect(identityProvider.tokensAsked()).toBe(before)
  } finally {
    await require(true)
  }
})

test('a provider that says nothing puts nobody out at once, and after an hour it does', async () => {
  const person = await givenColleague()
  identityProvider.setAway(true)
  try {
    for (let round = 0; round < 12; round++) {
      clock.advance(5 * minuteMs)
      expect([round, await person.refresh(), await person.read()]).toEqual([round, 200, 200])
    }
    expect(await endings(person)).toEqual([])
    clock.advance(5 * minuteMs)
    expect(await person.refresh()).toBe(401)
    expect(await endings(person)).toEqual(['provider-silent'])
  } finally {
    identityProvider.setAway(false)
  }
})
