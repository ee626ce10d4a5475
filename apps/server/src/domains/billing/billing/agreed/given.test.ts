import { afterAll, expect, test } from 'vitest'
import { createTestDatabase } from '#test/test-database.ts'
import { accountOf, planOf, verifyLedger } from '#usage'
import { reserve } from '#usage/reservations/index.ts'
import { givenAccount } from '#usage/testing.ts'
import { applySnapshot } from '../snapshots/apply-snapshot.ts'
import { giveTier } from './give-tier.ts'
import { seatLimit } from './seat-limit.ts'
import { setTerms } from './set-terms.ts'
import { findSubscription } from '../subscription-store.ts'
import { snapshotOf } from '../testing.ts'

const { database, drop } = await createTestDatabase()
afterAll(drop)

test('a trial holds until something is bought, and does not come back after that', async () => {
  const ctx = await givenAccount(database)
  const { workspaceId } = ctx
  await giveTier(ctx, { workspaceId, tier: 'trial' })
  expect((await planOf(ctx)).tier).toBe('trial')
  expect(await findSubscription(ctx, workspaceId)).toMatchObject({ status: 'trialing', provider: 'none' })
  const asOf = ctx.now()
  const period = { startsAt: asOf, endsAt: new Date(asOf.getTime() + 1e9) }
  await applySnapshot(ctx, snapshotOf({ workspaceId, version: 1, tier: 'creator', asOf, period }))
  expect((await planOf(ctx)).tier).toBe('creator')
  await expect(giveTier(ctx, { workspaceId, tier: 'enterprise' })).rejects.toThrow('pays for a subscription')
  await applySnapshot(ctx, snapshotOf({ workspaceId, version: 2, asOf }))
  expect((await planOf(ctx)).tier).toBe('free')
  await giveTier(ctx, { workspaceId, tier: 'enterprise' })
  // What is delivered late or again takes nothing back that was given since.
  await applySnapshot(ctx, snapshotOf({ workspaceId, version: 1, tier: 'creator', asOf, period }))
  expect((await planOf(ctx)).tier).toBe('enterprise')
  expect((await findSubscription(ctx, workspaceId))?.previous_tiers).toEqual(['creator', 'enterprise', 'trial'])
  expect(await verifyLedger(ctx, workspaceId)).toEqual([])
})

test('a workspace that began on a plan of the instance keeps it until it buys one', async () => {
  const ctx = await givenAccount(database, { tier: 'pro' })
  const { workspaceId } = ctx
  await applySnapshot(ctx, snapshotOf({ workspaceId, version: 1, asOf: ctx.now() }))
  expect((await accountOf(ctx)).tier).toBe('pro')
})

test('seats of their own are for enterprise and trial, and last as long as those', async () => {
  const ctx = await givenAccount(database)
  const { workspaceId } = ctx
  await expect(setTerms(ctx, { workspaceId, terms: { maxSeats: 40 } })).rejects.toThrow('Only enterprise and trial')
  await giveTier(ctx, { workspaceId, tier: 'enterprise' })
  expect(await seatLimit(ctx, { workspaceId })).toBe(25)
  await setTerms(ctx, { workspaceId, terms: { maxSeats: 40 } })
  expect(await seatLimit(ctx, { workspaceId })).toBe(40)
  await giveTier(ctx, { workspaceId, tier: 'free' })
  expect(await seatLimit(ctx, { workspaceId })).toBe(1)
})

test('overage ends where the operator switches them off, or a payment is missing', async () => {
  const ctx = await givenAccount(database)
  const { workspaceId } = ctx
  const asOf = ctx.now()
  const period = { startsAt: asOf, endsAt: new Date(asOf.getTime() + 1e9) }
  const creator = (version: number, status: 'active' | 'past_due') =>
    applySnapshot(ctx, snapshotOf({ workspaceId, version, tier: 'creator', status, asOf, period }))
  const spend = () => reserve(ctx, { credits: 1, reason: 'test' })
  await creator(1, 'active')
  await reserve(ctx, { credits: 100_000, reason: 'test' })
  await spend()
  await creator(2, 'past_due')
  await expect(spend()).rejects.toThrow('0 left')
  await creator(3, 'active')
  await spend()
  await setTerms(ctx, { workspaceId, terms: { mayExtend: false } })
  await expect(spend()).rejects.toThrow('0 left')
  await setTerms(ctx, { workspaceId, terms: { mayExtend: true, extraPvcSlots: 2 } })
  await spend()
  expect(await verifyLedger(ctx, workspaceId)).toEqual([])
})
