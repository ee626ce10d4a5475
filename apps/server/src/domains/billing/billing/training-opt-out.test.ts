import { readFile } from 'node:fs/promises'
import { type Tier } from '@vireo/contracts/users'
import { Workspace, type WorkspaceChange } from '@vireo/contracts/workspaces'
import { describe, expect, test } from 'vitest'
import { startTestServer, type TestPerson } from '#test/test-server.ts'
import { applySnapshot } from './snapshots/apply-snapshot.ts'
import { giveTier } from './agreed/give-tier.ts'
import { findSubscription } from './subscription-store.ts'
import { snapshotOf } from './testing.ts'

const server = await startTestServer()
const ctx = server.product.systemContext()

const decisionOf = async ({ headers }: TestPerson) => {
  const answer = await server.fetch('/v1/workspace', { headers })
  return Workspace.parse(await answer.json()).training_opt_out.training_opt_out
}
const decide = async ({ headers }: TestPerson, body: WorkspaceChange) => {
  const init = { method: 'PUT', headers: { ...headers, 'content-type': 'application/json' } }
  const answer = await server.fetch('/v1/workspace/update-workspace', { ...init, body: JSON.stringify(body) })
  expect(answer.status).toBe(200)
}

type Way = (workspaceId: string, tier: Tier) => Promise<unknown>
const given: Way = (workspaceId, tier) => giveTier(ctx, { workspaceId, tier })
/** What the provider says next, of a plan or of none. */
const told = async (workspaceId: string, wanted: Partial<Parameters<typeof snapshotOf>[0]>) => {
  const version = ((await findSubscription(ctx, workspaceId))?.provider_versions['sandbox'] ?? 0) + 1
  const asOf = ctx.now()
  const period = wanted.tier && { startsAt: asOf, endsAt: new Date(asOf.getTime() + 1e9) }
  await applySnapshot(ctx, snapshotOf({ workspaceId, version, asOf, ...(period && { period }), ...wanted }))
}
const bought: Way = (workspaceId, tier) => told(workspaceId, { tier })
const lapsed: Way = (workspaceId) => told(workspaceId, { status: 'canceled' })
const blocked: Way = (workspaceId) => told(workspaceId, { status: 'free_disabled' })

/** How a workspace begins, what happens to it, and whether models may not train on it in the end. */
const ways: readonly [name: string, began: Tier, steps: readonly (readonly [Way, Tier])[], isOut: boolean][] = [
  [
    'a trial that the operator ends',
    'free',
    [
      [given, 'trial'],
      [given, 'free'],
    ],
    true,
  ],
  ['a trial that the instance began with, left by a checkout', 'trial', [[bought, 'creator']], true],
  [
    'a trial that is bought out, and lapses',
    'free',
    [
      [given, 'trial'],
      [bought, 'pro'],
      [lapsed, 'free'],
    ],
    true,
  ],
  ['a trial that ends with a debt', 'trial', [[blocked, 'free']], true],
  ['an agreement that becomes a grant', 'enterprise', [[given, 'grant_tier_1_2025_07_23']], true],
  [
    'an agreement that becomes a bought plan, and a smaller one',
    'free',
    [
      [given, 'enterprise'],
      [bought, 'creator'],
      [bought, 'starter'],
    ],
    true,
  ],
  [
    'one trial after another',
    'trial',
    [
      [given, 'enterprise'],
      [given, 'free'],
    ],
    true,
  ],
  [
    'plans that train, up and down',
    'free',
    [
      [bought, 'creator'],
      [bought, 'pro'],
      [lapsed, 'free'],
    ],
    false,
  ],
]

describe('who was out of training by their plan stays out', () => {
  test.each(ways)('%s', async (_, tier, steps, isOut) => {
    const person = await server.signUp({ tier })
    for (const [way, next] of steps) await way(person.workspaceId, next)
    expect(await decisionOf(person)).toBe(isOut)
  })

  test.each(ways)('what an admin decided stands: %s', async (_, tier, steps) => {
    for (const decision of [true, false]) {
      const person = await server.signUp({ tier })
      await decide(person, { training_opt_out: decision })
      for (const [way, next] of steps) await way(person.workspaceId, next)
      expect(await decisionOf(person)).toBe(decision)
    }
  })
})

test('whose trial ended before is put out of training by the migration, unless they decided', async () => {
  const migration = await readFile(
    new URL('../../../../migrations/0152-training-opt-out-stays.sql', import.meta.url),
    'utf8',
  )
  const lapsedTrial = await server.signUp()
  await giveTier(ctx, { workspaceId: lapsedTrial.workspaceId, tier: 'trial' })
  await giveTier(ctx, { workspaceId: lapsedTrial.workspaceId, tier: 'free' })
  const willing = await server.signUp({ tier: 'trial' })
  await decide(willing, { training_opt_out: false })
  await giveTier(ctx, { workspaceId: willing.workspaceId, tier: 'free' })
  const never = await server.signUp()
  await server.database.pool.query('update workspaces set training_opt_out = null where id = any($1)', [
    [lapsedTrial.workspaceId, never.workspaceId],
  ])
  await server.database.pool.query(migration)
  expect([await decisionOf(lapsedTrial), await decisionOf(willing), await decisionOf(never)]).toEqual([
    true,
    false,
    false,
  ])
})
