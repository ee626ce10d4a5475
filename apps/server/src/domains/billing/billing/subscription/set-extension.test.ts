import { SubscriptionDocument, type Tier } from '@vireo/contracts/users'
import { expect, test } from 'vitest'
import { startTestServer, type TestPerson } from '#test/test-server.ts'
import { reserve } from '#usage/reservations/index.ts'

const server = await startTestServer()

async function set(person: TestPerson, allowed: boolean) {
  const answer = await server.fetch('/v1/billing/character-limit-extension', {
    method: 'PUT',
    headers: { authorization: `Bearer ${person.accessToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ allowed }),
  })
  return { status: answer.status, document: SubscriptionDocument.safeParse(await answer.json()).data }
}

/** Whether credits beyond the limit of the plan can be reserved. */
function reaches(person: TestPerson, credits: number): Promise<boolean> {
  const ctx = server.product.systemContext(person.workspaceId)
  return reserve(ctx, { credits, reason: 'text_to_speech' }).then(
    () => true,
    () => false,
  )
}

const adminOn = (tier: Tier): Promise<TestPerson> => server.signUp({ tier })

test('the ledger ends at the limit as soon as an admin says so, and goes beyond it again afterwards', async () => {
  const admin = await adminOn('grant_tier_1_2025_07_23')
  const beyondTheLimit = 33_000_001
  const off = await set(admin, false)
  expect(off).toMatchObject({ status: 200, document: { allowed_to_extend_character_limit: false } })
  expect(await reaches(admin, beyondTheLimit)).toBe(false)
  const on = await set(admin, true)
  expect(on).toMatchObject({ status: 200, document: { allowed_to_extend_character_limit: true } })
  expect(await reaches(admin, beyondTheLimit)).toBe(true)
})

test('a plan that ends at its limit cannot be told to go beyond it', async () => {
  const admin = await adminOn('free')
  expect((await set(admin, true)).status).toBe(403)
  expect((await set(admin, false)).status).toBe(200)
  expect(await reaches(admin, 10_001)).toBe(false)
})

test('it is written down, once for each change', async () => {
  const admin = await adminOn('creator')
  await set(admin, false)
  await set(admin, false)
  const { rows } = await server.database.pool.query<{ details: object }>(
    `select details from audit_entries where workspace_id = $1 and action = 'billing.extension-changed'`,
    [admin.workspaceId],
  )
  expect(rows.map((row) => row.details)).toEqual([{ allowed: false }])
})
