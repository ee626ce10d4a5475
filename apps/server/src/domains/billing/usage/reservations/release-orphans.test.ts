import { afterAll, expect, test } from 'vitest'
import { createTestDatabase } from '#test/test-database.ts'
import { createManualClock } from '#kernel/clock.ts'
import { renewNode } from '#kernel/nodes/node-store.ts'
import { describeSubscription } from '../describe-subscription.ts'
import { releaseOrphans } from './release-orphans.ts'
import { reserve } from './reserve.ts'
import { givenAccount } from '../testing.ts'
import { verifyLedger } from '../ledger/verify-ledger.ts'

const { database, drop } = await createTestDatabase()
afterAll(drop)

test('reservations of a process whose lease ran out are given back; those of living ones and our own are not', async () => {
  const clock = createManualClock(new Date('2026-05-01T00:00:00Z'))
  const inTenSeconds = new Date(clock.now().getTime() + 10_000)
  const inAMinute = new Date(clock.now().getTime() + 60_000)
  await renewNode(database.db, 'crashed', inTenSeconds)
  await renewNode(database.db, 'alive', inAMinute)
  const crashed = await givenAccount(database, { clock, nodeId: 'crashed' })
  const alive = await givenAccount(database, { clock, nodeId: 'alive' })
  const ours = await givenAccount(database, { clock, nodeId: 'ours' })
  for (const ctx of [crashed, crashed, alive, ours]) await reserve(ctx, { credits: 100, reason: 'test' })
  expect(await releaseOrphans(ours)).toBe(0)
  clock.advance(10_000)
  expect(await releaseOrphans(ours)).toBe(2)
  expect(await releaseOrphans(ours)).toBe(0)
  const counts = await Promise.all([crashed, alive, ours].map(describeSubscription))
  expect(counts.map((document) => document.character_count)).toEqual([0, 100, 100])
  expect(await verifyLedger(ours)).toEqual([])
})
