import { expect, test } from 'vitest'
import { startTestServer } from '#test/test-server.ts'
import { accountOf } from '#usage'
import { reserve, settle } from '#usage/reservations/index.ts'
import { transaction } from '#kernel/transaction.ts'
import { applySnapshot } from '../snapshots/apply-snapshot.ts'
import { scriptedProvider } from '../scripted-provider.testing.ts'
import { snapshotOf } from '../testing.ts'
import { chargeOverage } from './charge-overage.ts'
import { collectOverage } from './collect-overage.ts'
import { noteOverage } from './note-overage.ts'

const clock = { at: Date.parse('2026-03-01T00:00:00Z') }
const provider = scriptedProvider()
const server = await startTestServer({
  clock: { now: () => new Date(clock.at) },
  ports: { billing: provider.providers },
})
const { product } = server

const items = (workspaceId: string) =>
  provider.asked.flatMap(({ operation, request }) =>
    operation === 'invoice-item' && request.description ? [{ workspaceId, ...request }] : [],
  )

/** A workspace on Creator that used so many credits of the period that now is. */
async function givenUse(credits: number) {
  const { workspaceId } = await server.signUp()
  const ctx = product.systemContext(workspaceId)
  const [startsAt, endsAt] = [new Date(clock.at), new Date(clock.at + 31 * 24 * 60 * 60 * 1000)]
  await applySnapshot(
    ctx,
    snapshotOf({ workspaceId, version: 1, tier: 'creator', asOf: startsAt, period: { startsAt, endsAt } }),
  )
  const { id } = await reserve(ctx, { credits, reason: 'test' })
  await transaction(ctx, (ctx) => settle(ctx, id, credits))
  provider.asked.length = 0
  return { ctx, workspaceId }
}

test('what a period used beyond the plan stands on the next invoice, once, whoever ends the period', async () => {
  const { ctx, workspaceId } = await givenUse(100_999)
  await chargeOverage(product.systemContext())
  expect(items(workspaceId)).toEqual([])
  clock.at += 32 * 24 * 60 * 60 * 1000
  // The job ends the period that nobody looked at; the event of that charges it, delivered twice here.
  await chargeOverage(product.systemContext())
  const { rows } = await server.database.pool.query<{ payload: { periodStartsAt: string; credits: number } }>(
    "select payload from outbox_events where name = 'usage.overage-closed' and payload ->> 'workspaceId' = $1",
    [workspaceId],
  )
  const [row] = rows
  if (!row || rows.length > 1) throw new Error(`the period was told of ${rows.length} times`)
  const over = { workspaceId, tier: 'creator', planVersion: 1, isOver: true } as const
  for (let time = 0; time < 2; time++) {
    const { credits, periodStartsAt } = row.payload
    await noteOverage(ctx, { ...over, credits, periodStartsAt: new Date(periodStartsAt) })
    await collectOverage(ctx, workspaceId)
  }
  expect(items(workspaceId)).toEqual([
    {
      workspaceId,
      description: '999 credits of overage, Creator',
      amountMinor: 29,
      currency: 'usd',
      collectNow: false,
    },
  ])
  expect((await accountOf(ctx)).usedCredits).toBe(0)
})

test('a period that costs more than the threshold is charged while it goes on, in parts that add up', async () => {
  const { ctx, workspaceId } = await givenUse(0)
  const { periodStartsAt } = await accountOf(ctx)
  const use = { workspaceId, tier: 'creator', planVersion: 1, periodStartsAt } as const
  // 0.30 USD for a thousand: 44 USD are 146,667 credits.
  for (const credits of [146_666, 146_667, 200_000, 293_334])
    await Promise.all([1, 2].map(() => noteOverage(ctx, { ...use, credits, isOver: false })))
  await noteOverage(ctx, { ...use, credits: 300_001, isOver: true })
  await collectOverage(ctx)
  expect(
    items(workspaceId).map(({ amountMinor, collectNow }: Record<string, unknown>) => [amountMinor, collectNow]),
  ).toEqual([
    [4400, true],
    [4400, true],
    [200, false],
  ])
})

test('a provider that is down, or a crash after it was asked, loses no charge and makes none twice', async () => {
  const { ctx, workspaceId } = await givenUse(0)
  const { periodStartsAt } = await accountOf(ctx)
  const over = { workspaceId, tier: 'creator', planVersion: 1, periodStartsAt, isOver: true } as const
  await noteOverage(ctx, { ...over, credits: 1000 })
  provider.failNext('unavailable')
  await expect(collectOverage(ctx, workspaceId)).rejects.toThrow()
  provider.failNext('crash', 'after')
  await expect(collectOverage(ctx, workspaceId)).rejects.toThrow()
  await collectOverage(ctx, workspaceId)
  await collectOverage(ctx, workspaceId)
  expect(items(workspaceId)).toHaveLength(1)
})

test('nobody is charged who pays nobody', async () => {
  const { workspaceId } = await server.signUp({ tier: 'creator' })
  const ctx = product.systemContext(workspaceId)
  const periodStartsAt = new Date(clock.at)
  await noteOverage(ctx, {
    workspaceId,
    tier: 'creator',
    planVersion: 1,
    periodStartsAt,
    credits: 1000,
    isOver: true,
  })
  const { rows } = await server.database.pool.query('select 1 from overage_charges where workspace_id = $1', [
    workspaceId,
  ])
  expect(rows).toEqual([])
})
