import { billingEndpoints } from '@vireo/contracts/billing'
import { ErrorBody } from '@vireo/contracts/kit'
import { describe, expect, test } from 'vitest'
import { startTestServer, type TestPerson } from '#test/test-server.ts'
import { BillingFailure } from '#ports/billing-provider.ts'
import { createManualClock } from '#kernel/clock.ts'
import type { PayoutsProvider } from '#ports/payouts.ts'
import { createSandboxPayouts } from './sandbox-payouts.ts'

const clock = createManualClock(new Date())
const sandbox = createSandboxPayouts()
let isAway = false
const payouts: PayoutsProvider = {
  ...sandbox,
  createAccount: async (...asked) => {
    if (isAway)
      throw new BillingFailure(
        'unavailable',
        'The payment provider cannot be reached. Nothing was changed, please try again.',
      )
    return sandbox.createAccount(...asked)
  },
}
const server = await startTestServer({ clock, ports: { payouts } })
const { pool } = server.database

async function givenAdmin(isVerified = true): Promise<TestPerson> {
  const person = await server.signUp()
  const instant = isVerified ? 'now()' : 'null'
  await pool.query(`update users set email_verified_at = ${instant} where id = $1`, [person.userId])
  return person
}

const post = (person: TestPerson, path: string, body: object = {}) =>
  server.fetch(path, {
    method: 'POST',
    headers: { ...person.headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
const codeOf = async (answer: Response) => [answer.status, ErrorBody.parse(await answer.json()).detail.code]
const linkOf = async (answer: Response) => {
  const { url } = billingEndpoints.createConnectAccount.success.schema.parse(await answer.json())
  return { url, id: url.split('/').at(-1) ?? '' }
}
const page = async (person: TestPerson) =>
  billingEndpoints.listPayouts.success.schema.parse(
    await (await server.fetch('/v1/payouts', { headers: person.headers })).json(),
  )
const complete = (id: string) => server.fetch(`/v1/billing/sandbox/connect/${id}`, { method: 'POST' })

describe('an account for payouts', () => {
  test('is opened once, set up behind a link that works once, and shown', async () => {
    const person = await givenAdmin()
    expect(await page(person)).toEqual({
      is_available: true,
      account: null,
      payouts: [],
      has_more: false,
      next_cursor: null,
    })
    const [first, second] = await Promise.all([
      post(person, '/create-connect-account').then(linkOf),
      post(person, '/create-connect-account').then(linkOf),
    ])
    expect(first.url).toMatch(/^http:\/\/127\.0\.0\.1:8080\/sandbox\/connect\/[\w-]{32}$/)
    expect((await page(person)).account).toEqual({
      details_submitted: false,
      payouts_enabled: false,
      requirements_due: 1,
      provider: 'sandbox',
    })
    expect(await (await complete(first.id)).json()).toEqual({ return_url: 'http://127.0.0.1:8080/app/payouts' })
    expect(await codeOf(await complete(first.id))).toEqual([404, 'connect_link_over'])
    expect((await page(person)).account).toMatchObject({ details_submitted: true, payouts_enabled: true })
    const shown = await server.fetch(`/v1/billing/sandbox/connect/${second.id}`)
    expect(await shown.json()).toEqual({ details_submitted: true, return_url: 'http://127.0.0.1:8080/app/payouts' })
    const entries = await pool.query(
      "select 1 from audit_entries where workspace_id = $1 and action = 'billing.payout-account-opened'",
      [person.workspaceId],
    )
    expect(entries.rowCount).toBe(1)
  })

  test('has links that are over after half an hour', async () => {
    const person = await givenAdmin()
    const { id } = await linkOf(await post(person, '/create-connect-account'))
    clock.advance(30 * 60_000)
    expect(await codeOf(await complete(id))).toEqual([404, 'connect_link_over'])
    expect(await codeOf(await complete('made-up'))).toEqual([404, 'connect_link_over'])
  })

  test('409 for the link to change what there is not', async () => {
    const person = await givenAdmin()
    expect(await codeOf(await post(person, '/create-connect-account-management-link'))).toEqual([
      409,
      'no_connect_account',
    ])
    await post(person, '/create-connect-account')
    expect((await post(person, '/create-connect-account-management-link')).status).toBe(200)
  })

  test('403 before the address is verified', async () => {
    const person = await givenAdmin(false)
    expect(await codeOf(await post(person, '/create-connect-account'))).toEqual([403, 'email_not_verified'])
  })

  test('503 while the provider is away, and a repeat works', async () => {
    const person = await givenAdmin()
    isAway = true
    expect(await codeOf(await post(person, '/create-connect-account'))).toEqual([503, 'billing_unavailable'])
    isAway = false
    expect((await post(person, '/create-connect-account')).status).toBe(200)
  })
})

describe('where the browser comes back to', async () => {
  const person = await givenAdmin()
  test.each(['/app/subscription?x=1', '/app/payouts#history'])('%s is a place of the product', async (path) => {
    const { id } = await linkOf(await post(person, '/create-connect-account', { relative_redirect_path: path }))
    expect(await (await complete(id)).json()).toEqual({ return_url: `http://127.0.0.1:8080${path}` })
  })

  test.each([
    '//evil.test',
    'https://evil.test/app/payouts',
    '/app/nowhere',
    '/app/../x',
    'app/payouts',
    '/\\evil.test',
  ])('400 for %s', async (path) => {
    for (const call of ['/create-connect-account', '/create-connect-account-management-link'])
      expect(await codeOf(await post(person, call, { relative_redirect_path: path }))).toEqual([
        400,
        'invalid_parameters',
      ])
  })
})
