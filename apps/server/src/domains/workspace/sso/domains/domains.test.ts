import { afterAll, expect, test } from 'vitest'
import { startNameServer } from '#test/identity-providers/names.ts'
import { portsFor } from '#test/identity-providers/ports.ts'
import { copyRow } from '#test/copy-row.ts'
import { startTestServer } from '#test/test-server.ts'
import { givenAccount } from '#identity/testing.ts'
import { callAs, failureOf, givenOrganisation } from '../testing.ts'
import { recheckDomains } from './recheck-domains.ts'

const names = await startNameServer()
let aheadMs = 0
const clock = { now: () => new Date(Date.now() + aheadMs) }
const server = await startTestServer({ ports: portsFor(names), clock })
afterAll(() => names.close())

const dayMs = 24 * 60 * 60 * 1000

async function givenAdmin(tier: 'free' | 'trial' | 'enterprise' = 'enterprise') {
  const account = await givenAccount(server.product.systemContext(), { tier })
  return { ...account, call: callAs(server, account.headers) }
}

type Record = { readonly name: string; readonly value: string }

async function addDomain(admin: { call: ReturnType<typeof callAs> }, domain: string) {
  const { body } = await admin.call('POST', '/v1/workspace/domain-verifications', { domain })
  const id = String(body['domain_verification_id'])
  return {
    record: body['txt_record'] as Record,
    check: () => admin.call('POST', `/v1/workspace/domain-verifications/${id}/check`),
    statusNow: async () => {
      const listed = await admin.call('GET', '/v1/workspace/domain-verifications')
      const all = listed.body['domain_verifications'] as { domain_verification_id: string; status: string }[]
      return all.find((one) => one.domain_verification_id === id)?.status
    },
  }
}

test('a domain is pending, fails without its record, and is verified with it, whatever else stands there', async () => {
  const admin = await givenAdmin('trial')
  const { record, check, statusNow } = await addDomain(admin, 'Example-One.TEST')
  expect(record.name).toBe('_vireo-challenge.example-one.test')
  expect(await statusNow()).toBe('pending')
  expect((await check()).body).toMatchObject({ status: 'failed', verified_at_unix: null })
  names.say(record.name, 'v=spf1 -all', record.value)
  expect((await check()).body).toMatchObject({ status: 'verified', domain: 'example-one.test' })
})

test('a domain belongs to one workspace: another gets it when the record of the first is gone', async () => {
  const [first, second] = await Promise.all([givenAdmin(), givenAdmin()])
  const [mine, theirs] = [await addDomain(first, 'shared.test'), await addDomain(second, 'shared.test')]
  names.say(mine.record.name, mine.record.value, theirs.record.value)
  await mine.check()
  expect(failureOf(await theirs.check())).toEqual([409, 'domain_taken'])
  names.say(mine.record.name, theirs.record.value)
  expect((await theirs.check()).body).toMatchObject({ status: 'verified' })
  expect(await mine.statusNow()).toBe('failed')
})

test('a workspace adds a domain once, and so many domains and providers, and others are not held up by that', async () => {
  const [full, other] = [await givenAdmin(), await givenAdmin()]
  const add = (domain: string, who = full) => who.call('POST', '/v1/workspace/domain-verifications', { domain })
  const provider = (who = full) =>
    who.call('POST', '/v1/workspace/identity-providers', { kind: 'oidc', name: 'Sign in' })
  const first = await add('first.test')
  expect(failureOf(await add('FIRST.test'))).toEqual([409, 'domain_already_added'])
  const id = String(first.body['domain_verification_id'])
  await copyRow(server.database, 'sso_domains', { id, times: 48, numbered: ['domain'] })
  expect((await add('fiftieth.test')).status).toBe(201)
  expect(failureOf(await add('one-more.test'))).toEqual([400, 'domain_limit_reached'])
  const made = String((await provider()).body['identity_provider_id'])
  await copyRow(server.database, 'identity_providers', { id: made, times: 8 })
  expect((await provider()).status).toBe(201)
  expect(failureOf(await provider())).toEqual([400, 'identity_provider_limit_reached'])
  expect([(await add('one-more.test', other)).status, (await provider(other)).status]).toEqual([201, 201])
})

test('the record is looked for every day; three days without it end what it proved', async () => {
  const org = await givenOrganisation(server, names)
  const status = async () => {
    const { body } = await org.call('GET', '/v1/workspace/domain-verifications')
    return (body['domain_verifications'] as { status: string }[])[0]?.status
  }
  const ctx = server.product.systemContext()
  aheadMs = dayMs
  names.say(`_vireo-challenge.${org.domain}`)
  await recheckDomains(ctx)
  expect(await status()).toBe('verified')
  aheadMs = 5 * dayMs
  await recheckDomains(ctx)
  expect(await status()).toBe('failed')
  aheadMs = 0
})

test('where the name system does not answer, nothing is concluded', async () => {
  const silent = await startTestServer()
  const account = await givenAccount(silent.product.systemContext(), { tier: 'enterprise' })
  const call = callAs(silent, account.headers)
  const added = await call('POST', '/v1/workspace/domain-verifications', { domain: 'silent.test' })
  const id = String(added.body['domain_verification_id'])
  const checked = await call('POST', `/v1/workspace/domain-verifications/${id}/check`)
  expect(failureOf(checked)).toEqual([503, 'service_unavailable'])
  await silent.database.pool.query(
    "update sso_domains set status = 'verified', verified_at = now(), checked_at = now() - interval '2 days'",
  )
  await recheckDomains(silent.product.systemContext())
  const { rows } = await silent.database.pool.query('select status, missing_since from sso_domains')
  expect(rows).toEqual([{ status: 'verified', missing_since: null }])
})

test('a name system that does not answer for some domains keeps none of the others waiting', async () => {
  const quiet = await startTestServer()
  const { headers } = await givenAccount(quiet.product.systemContext(), { tier: 'enterprise' })
  const add = callAs(quiet, headers)
  for (const domain of ['silent-1.test', 'silent-2.test', 'spoken.test'])
    await add('POST', '/v1/workspace/domain-verifications', { domain })
  await quiet.database.pool.query(
    `update sso_domains set status = 'verified', verified_at = now(),
       checked_at = now() - interval '2 days' - (domain like 'silent%')::int * interval '1 day'`,
  )
  const asked: string[] = []
  const listTexts = async (name: string) => {
    asked.push(name)
    throw new Error('no answer')
  }
  const ctx = quiet.product.systemContext()
  const inside = { ...ctx, ports: { ...ctx.ports, names: { ...ctx.ports.names, listTexts } } }
  await recheckDomains(inside, { batch: 2 })
  expect(asked.join()).not.toContain('spoken')
  await recheckDomains(inside, { batch: 2 })
  expect(asked.join()).toContain('spoken')
})

test.each(['', 'localhost', 'a', '-a.test', 'a..test', 'exa mple.test', '1.2.3.4', 'http://a.test', 'a@b.test'])(
  '%j is no domain',
  async (domain) => {
    const admin = await givenAdmin()
    expect((await admin.call('POST', '/v1/workspace/domain-verifications', { domain })).status).toBe(422)
  },
)

test('single sign-on comes with trial and enterprise', async () => {
  const free = await givenAdmin('free')
  const answers = await Promise.all([
    free.call('POST', '/v1/workspace/domain-verifications', { domain: 'free.test' }),
    free.call('GET', '/v1/workspace/identity-providers'),
    free.call('POST', '/v1/workspace/identity-providers', { kind: 'oidc', name: 'x' }),
    free.call('GET', '/v1/workspace/single-sign-on'),
    free.call('POST', '/v1/workspace/user-auto-provisioning', { enabled: true }),
  ])
  expect(answers.map(failureOf)).toEqual(answers.map(() => [403, 'feature_not_available']))
})

test('finding a provider says the same of an address with an account and of one without', async () => {
  const person = await server.signUp({ email: 'known@nobodys.test' })
  const find = (email: string) => callAs(server, {})('GET', `/v1/workspace/find-sso-provider?email=${email}`)
  const [known, unknown] = await Promise.all([find(person.email), find('unknown@nobodys.test')])
  expect([known.status, known.body]).toEqual([unknown.status, unknown.body])
  expect(known.body).toEqual({ identity_providers: [] })
})
