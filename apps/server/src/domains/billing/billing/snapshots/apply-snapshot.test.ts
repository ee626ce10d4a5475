import { afterAll, expect, test } from 'vitest'
import { createTestDatabase } from '#test/test-database.ts'
import type { Context } from '#kernel/context.ts'
import { transaction } from '#kernel/transaction.ts'
import { accountOf, verifyLedger } from '#usage'
import { reserve, settle } from '#usage/reservations/index.ts'
import { givenAccount } from '#usage/testing.ts'
import { applySnapshot } from './apply-snapshot.ts'
import { findSubscription } from '../subscription-store.ts'
import { snapshotOf } from '../testing.ts'

const { database, drop } = await createTestDatabase()
afterAll(drop)

const day = 24 * 60 * 60 * 1000

async function workspaceAt(instant: string) {
  const clock = { at: new Date(instant).getTime() }
  const ctx = await givenAccount(database, { clock: { now: () => new Date(clock.at) } })
  return { ctx, workspaceId: ctx.workspaceId, wait: (ms: number) => (clock.at += ms) }
}

async function creditsOf(ctx: Context) {
  const { tier, usedCredits, limitCredits, periodEndsAt } = await accountOf(ctx)
  return [tier, usedCredits, limitCredits, periodEndsAt.toISOString().slice(0, 10)]
}

const period = (startsAt: string, endsAt: string) => ({ startsAt: new Date(startsAt), endsAt: new Date(endsAt) })

test('credits follow a subscription from its beginning over upgrade, renewal, debt and end', async () => {
  const { ctx, workspaceId, wait } = await workspaceAt('2026-03-10T12:00:00Z')
  await reserve(ctx, { credits: 4000, reason: 'test' })
  wait(5 * day)

  const march = period('2026-03-15T12:00:00Z', '2026-04-15T12:00:00Z')
  await applySnapshot(
    ctx,
    snapshotOf({ workspaceId, version: 1, tier: 'starter', status: 'incomplete', period: march }),
  )
  expect(await creditsOf(ctx)).toEqual(['free', 4000, 10_000, '2026-04-10'])

  // Begun: a new period, in which what is still being made is carried over.
  await applySnapshot(ctx, snapshotOf({ workspaceId, version: 2, tier: 'starter', period: march }))
  expect(await creditsOf(ctx)).toEqual(['starter', 4000, 30_000, '2026-04-15'])

  // Upgraded: more at once, as much as the rest of the month is worth; what was used stays.
  wait(day)
  await reserve(ctx, { credits: 1000, reason: 'test' })
  const asOf = new Date('2026-03-16T12:00:00Z')
  await applySnapshot(ctx, snapshotOf({ workspaceId, version: 3, tier: 'creator', period: march, asOf }))
  const added = Math.floor((70_000 * 30) / 31)
  expect(await creditsOf(ctx)).toEqual(['creator', 5000, 30_000 + added, '2026-04-15'])

  // Renewed, whoever of ledger and provider notices first.
  wait(31 * day)
  expect((await creditsOf(ctx)).slice(0, 1)).toEqual(['creator'])
  const april = period('2026-04-15T12:00:00Z', '2026-05-15T12:00:00Z')
  await applySnapshot(ctx, snapshotOf({ workspaceId, version: 4, tier: 'creator', status: 'past_due', period: april }))
  // A month that is not paid has no more than the free plan, until it is.
  expect(await creditsOf(ctx)).toEqual(['creator', 5000, 10_000, '2026-05-15'])
  await applySnapshot(ctx, snapshotOf({ workspaceId, version: 5, tier: 'creator', period: april }))
  expect(await creditsOf(ctx)).toEqual(['creator', 5000, 100_000, '2026-05-15'])

  // Owed: nothing can be spent any more. Settled: the free plan can.
  await applySnapshot(ctx, snapshotOf({ workspaceId, version: 6, status: 'free_disabled' }))
  await expect(reserve(ctx, { credits: 1, reason: 'test' })).rejects.toThrow('unpaid')
  await expect(reserve(ctx, { credits: 0, reason: 'test' })).rejects.toThrow('unpaid')
  await applySnapshot(ctx, snapshotOf({ workspaceId, version: 7 }))
  expect(await creditsOf(ctx)).toEqual(['free', 5000, 10_000, '2026-05-15'])
  await reserve(ctx, { credits: 1, reason: 'test' })
  expect(await verifyLedger(ctx, workspaceId)).toEqual([])
})

test('an annual plan gives its credits every month', async () => {
  const { ctx, workspaceId, wait } = await workspaceAt('2026-01-31T08:00:00Z')
  const year = period('2026-01-31T08:00:00Z', '2027-01-31T08:00:00Z')
  await applySnapshot(
    ctx,
    snapshotOf({
      workspaceId,
      version: 1,
      tier: 'pro',
      billingPeriod: 'annual_period',
      period: year,
      asOf: year.startsAt,
    }),
  )
  const ends: unknown[] = []
  for (let month = 0; month < 4; month++) {
    const { id } = await reserve(ctx, { credits: 400_000, reason: 'test' })
    await transaction(ctx, (ctx) => settle(ctx, id, 400_000))
    ends.push((await creditsOf(ctx))[3])
    wait(31 * day)
  }
  expect(ends).toEqual(['2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31'])
})

test('a clock that runs ahead at the provider takes the credits along', async () => {
  const { ctx, workspaceId } = await workspaceAt('2026-03-01T00:00:00Z')
  await applySnapshot(ctx, snapshotOf({ workspaceId, version: 1, tier: 'starter' }))
  await reserve(ctx, { credits: 30_000, reason: 'test' })
  const may = { asOf: new Date('2026-05-02T00:00:00Z'), period: period('2026-05-01T00:00:00Z', '2026-06-01T00:00:00Z') }
  await applySnapshot(ctx, snapshotOf({ workspaceId, version: 2, tier: 'starter', ...may }))
  expect(await creditsOf(ctx)).toEqual(['starter', 30_000, 30_000, '2026-06-01'])
  expect(await verifyLedger(ctx, workspaceId)).toEqual([])
})

test('the same snapshots by several at once take effect once, and the newest one stands', async () => {
  const { ctx, workspaceId } = await workspaceAt('2026-03-01T00:00:00Z')
  const snapshots = [1, 2, 3, 4].map((version) =>
    snapshotOf({ workspaceId, version, tier: version % 2 ? 'starter' : 'creator' }),
  )
  const twice = [...snapshots.toReversed(), ...snapshots]
  await Promise.all(twice.map((snapshot) => applySnapshot(ctx, snapshot)))
  const row = await findSubscription(ctx, workspaceId)
  expect([row?.tier, row?.provider_versions, row?.previous_tiers]).toEqual([
    'creator',
    { sandbox: 4 },
    ['creator', 'starter'],
  ])
  expect((await creditsOf(ctx))[2]).toBe(100_000)
  expect(await verifyLedger(ctx, workspaceId)).toEqual([])
})
