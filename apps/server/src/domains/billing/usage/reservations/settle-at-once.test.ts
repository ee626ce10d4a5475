import { expect, test } from 'vitest'
import { openTwoProcesses } from '#test/two-processes.ts'
import type { Context } from '#kernel/context.ts'
import { transaction } from '#kernel/transaction.ts'
import { describeSubscription } from '../describe-subscription.ts'
import { release } from './release.ts'
import { reserve } from './reserve.ts'
import { settle } from './settle.ts'
import { givenAccount } from '../testing.ts'
import { verifyLedger } from '../ledger/verify-ledger.ts'

const { one, other } = await openTwoProcesses()

const settleIn = (ctx: Context, id: string, credits: number) => transaction(ctx, (ctx) => settle(ctx, id, credits))

test('a reservation that is settled from two processes at once, with other prices, is charged once', async () => {
  for (let round = 0; round < 10; round++) {
    const here = await givenAccount(one)
    const there = { ...here, db: other.db }
    const { id } = await reserve(here, { credits: 100, reason: 'test' })
    const counts = await Promise.all(
      [100, 60, 30, 100].map((credits, index) => settleIn(index % 2 ? here : there, id, credits)),
    )
    expect(new Set(counts.map(({ to }) => to)).size).toBe(1)
    expect((await describeSubscription(here)).character_count).toBe(counts[0]?.to)
    expect(await verifyLedger(here, here.workspaceId)).toEqual([])
  }
})

test('settled and released at once, it has one outcome, and the account says which', async () => {
  for (let round = 0; round < 10; round++) {
    const here = await givenAccount(one)
    const there = { ...here, db: other.db }
    const { id } = await reserve(here, { credits: 100, reason: 'test' })
    const [settled] = await Promise.allSettled([settleIn(here, id, 80), release(there, id)])
    expect((await describeSubscription(here)).character_count).toBe(settled.status === 'fulfilled' ? 80 : 0)
    expect(await verifyLedger(here, here.workspaceId)).toEqual([])
  }
})

test('two who want the last credits from two processes: one gets them', async () => {
  for (let round = 0; round < 10; round++) {
    const here = await givenAccount(one)
    const there = { ...here, db: other.db }
    const both = await Promise.allSettled([here, there].map((ctx) => reserve(ctx, { credits: 6000, reason: 'test' })))
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  }
})
