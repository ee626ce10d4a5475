import { UsersWithoutMfa, type WorkspaceChange, workspacesEndpoints } from '@vireo/contracts/workspaces'
import { describe, expect, test } from 'vitest'
import { startTestServer, type TestPerson } from '#test/test-server.ts'
import { givenPerson, givenTeammate, type Teammate } from '#test/teammates.ts'
import { setAlphaAccess } from '../settings/index.ts'

const server = await startTestServer()

const get = async (person: { readonly headers: Readonly<Record<string, string>> }) =>
  workspacesEndpoints.get.success.schema.parse(
    await (await server.fetch('/v1/workspace', { headers: person.headers })).json(),
  )

const change = (person: TestPerson, body: WorkspaceChange) =>
  server.fetch('/v1/workspace/update-workspace', {
    method: 'PUT',
    headers: { ...person.headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

describe('training on what a workspace makes', () => {
  test.each([
    ['free', false],
    ['scale_2024_08_10', false],
    ['trial', true],
    ['enterprise', true],
  ])('is opted out of by default on %s: %s', async (tier, optedOut) => {
    const person = await server.signUp({ tier })
    expect((await get(person)).training_opt_out).toEqual({ training_opt_out: optedOut, timestamp_unix: null })
  })

  test('is decided by an admin, with the moment of it', async () => {
    const person = await server.signUp({ tier: 'enterprise' })
    await change(person, { training_opt_out: false })
    const first = (await get(person)).training_opt_out
    expect(first).toEqual({ training_opt_out: false, timestamp_unix: expect.any(Number) })
    await change(person, { training_opt_out: false, name: 'Same decision' })
    expect((await get(person)).training_opt_out).toEqual(first)
  })
})

test('what is left out of a change stays as it was, and the change is written down', async () => {
  const person = await server.signUp()
  const answer = await change(person, { name: '  Studio  ', storing_shared_files_on_user: false })
  expect(await answer.json()).toMatchObject({ name: 'Studio', storing_shared_files_on_user: false })
  await change(person, { session_inactivity_timeout: 600 })
  expect(await get(person)).toMatchObject({ name: 'Studio', session_inactivity_timeout: 600 })
  await change(person, { session_inactivity_timeout: null })
  expect(await get(person)).toMatchObject({ session_inactivity_timeout: null, mfa_required_for_users: false })
  const log = await (
    await server.fetch('/v1/workspace/audit-logs?activity_name=workspaces.settings-changed', {
      headers: person.headers,
    })
  ).json()
  expect(log).toMatchObject({
    entries: [{ unmapped: { details: { name: 'Studio', storing_shared_files_on_user: false } } }],
  })
})

test.each([
  [{ session_inactivity_timeout: 59 }, 422],
  [{ session_inactivity_timeout: 2_592_001 }, 422],
  [{ name: '   ' }, 422],
  [{ speech_to_text_webhook_ids: ['webhook_of_nobody'] }, 400],
  [{ mfa_required_for_users: true }, 403],
])('a change to %j on a free plan is refused with %i', async (body, status) => {
  const person = await server.signUp()
  const before = await get(person)
  expect((await change(person, body)).status).toBe(status)
  expect(await get(person)).toEqual(before)
})

test('an enterprise asks for a second factor, and sees who has none', async () => {
  const person = await server.signUp({ tier: 'enterprise' })
  const answer = await server.fetch('/v1/workspace/mfa/disabled-users', { headers: person.headers })
  expect(UsersWithoutMfa.parse(await answer.json()).users.map((user) => user.email)).toEqual([person.email])
  expect((await change(person, { mfa_required_for_users: true })).status).toBe(200)
})

test('what is not finished is seen where the operator says so', async () => {
  const person = await server.signUp()
  const sees = async () =>
    (await server.fetch('/v1/workspace/alpha-access', { headers: person.headers })).json() as Promise<boolean>
  expect(await sees()).toBe(false)
  await setAlphaAccess(server.product.systemContext(), { workspaceId: person.workspaceId, hasAccess: true })
  expect(await sees()).toBe(true)
})

test('only admins may decide about training, and are told so beforehand', async () => {
  const person = await server.signUp()
  const may = async () =>
    (await server.fetch('/v1/workspace/can-change-training-opt-out', { headers: person.headers })).json()
  expect(await may()).toBe(true)
})

test('only admins see what is behind the money, and everybody the plan', async () => {
  const owner = await givenPerson(server)
  const editor = await givenTeammate(server, owner, 'editor')
  await server.database.pool.query(
    "insert into billing_customers (provider, workspace_id, customer_ref, version) values ('gcp_marketplace', $1, 'procurement-1', 0)",
    [owner.workspaceId],
  )
  await server.database.pool.query(
    "insert into payout_accounts (workspace_id, provider, account_ref, created_at) values ($1, 'sandbox', 'acct_1', now())",
    [owner.workspaceId],
  )
  const seenBy = (person: Teammate) => get({ headers: person.bearer })
  expect(await seenBy(owner)).toMatchObject({
    gcp_marketplace: { account_id: 'procurement-1' },
    payouts: { provider: 'sandbox', account_id: 'acct_1' },
  })
  expect(await seenBy(editor)).toMatchObject({
    subscription: { tier: 'scale_2024_08_10' },
    gcp_marketplace: null,
    payouts: null,
    payment_provider: null,
    consolidated_billing: null,
    reporting_workspaces: [],
  })
})
