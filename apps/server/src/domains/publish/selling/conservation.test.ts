import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createManualClock } from '#kernel/clock.ts'
import { transaction } from '#kernel/transaction.ts'
import { BillingFailure } from '#ports/billing-provider.ts'
import type { SalesProvider, SaleStanding } from '#ports/sales.ts'
import { startTestServer } from '#test/test-server.ts'
import { sumEntries, sumPayable } from './ledger/entry-store.ts'
import { setPrice } from './prices/set-price.ts'
import { beginPurchase } from './purchases/begin-purchase.ts'
import { giveBack } from './settling/give-back.ts'
import { syncSale } from './settling/sync-sale.ts'
import { givenPerson, givenSeller, payOut } from './selling.testing.ts'

const dayMs = 86_400_000
const nothing: SaleStanding = {
  state: 'open',
  paymentRef: null,
  paidMinor: 0,
  refundedMinor: 0,
  disputedMinor: 0,
  feeMinor: 0,
}

/** A provider whose books a test writes, and that is not always there. */
const books = new Map<string, SaleStanding>()
const givenBack: string[] = []
let isAway = false
/** Holds back what is asked next, which then tells of a time that is over. */
let late: Promise<void> | undefined
const sales: SalesProvider = {
  name: 'sandbox',
  createPage: async (_ctx, { saleId, expiresAt }) => {
    if (isAway) throw new BillingFailure('unavailable', 'away')
    // As Stripe refuses it.
    if (expiresAt.getTime() - clock.now().getTime() < 30 * 60_000) throw new Error('expires too soon')
    books.set(saleId, nothing)
    return { ref: saleId, url: `https://pay.test/${saleId}` }
  },
  closePage: async (_ctx, ref) => void books.set(ref, { ...nothing, state: 'closed' }),
  readSale: async (_ctx, ref) => {
    const standing = books.get(ref) ?? nothing
    // Other reports come and go while this one is on its way.
    const held = late
    late = undefined
    await (held ?? new Promise(setImmediate))
    if (isAway) throw new BillingFailure('unavailable', 'away')
    return standing
  },
  refund: async (_ctx, ref) => void givenBack.push(ref),
}
const clock = createManualClock(new Date('2026-01-10T12:00:00Z'))
const server = await startTestServer({ clock, ports: { sales }, settings: { authorSharePercent: 70 } })
const [seller, buyer] = [await givenSeller(server), await givenPerson(server)]
const asBuyer = {
  ...server.product.systemContext(buyer.workspaceId),
  actor: { kind: 'user', userId: buyer.userId, permissions: 'all' } as const,
}
let works = 0

/** Makes another workspace that the same person is paid for. */
async function givenAuthor(): Promise<string> {
  const { pool } = server.database
  const [workspaceId, account] = [`ws_author_${works}`, `sandbox-ws_author_${works}`]
  await pool.query("insert into workspaces (id, name, owner_id, created_at) values ($1, 'w', $2, now())", [
    workspaceId,
    seller.userId,
  ])
  await pool.query('insert into sandbox_payout_accounts (account_ref, details_submitted_at) values ($1, now())', [
    account,
  ])
  await pool.query(
    "insert into payout_accounts (workspace_id, provider, account_ref, opened_by, created_at) values ($1, 'sandbox', $2, $3, now())",
    [workspaceId, account, seller.userId],
  )
  return workspaceId
}

const change = fc.record({
  sale: fc.nat({ max: 1 }),
  act: fc.constantFrom(
    'pay',
    'refund',
    'dispute',
    'win',
    'fee',
    'hear',
    'hear-twice',
    'hear-late',
    'away',
    'days',
    'pay-out',
  ),
  part: fc.integer({ min: 1, max: 100 }),
})

test(
  'whatever happens in whatever order, what an author has is what was paid, less what went back, fees, the house and payouts',
  { timeout: 30_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 5, maxLength: 25 }), async (changes) => {
        const workspaceId = await givenAuthor()
        const ctx = server.product.systemContext(workspaceId)
        const underWay: Promise<void>[] = []
        const releases: (() => void)[] = []
        const ids: string[] = []
        for (const amount of [999, 1501]) {
          const workId = `work_${works++}`
          await transaction(ctx, (ctx) => setPrice(ctx, workId, { amount_cents: amount, currency: 'eur' }))
          const work = { workId, workspaceId, title: 'A work' }
          ids.push((await beginPurchase(asBuyer, work)).url.split('/').at(-1) ?? '')
        }
        const prices = [999, 1501]
        for (const { sale, act, part } of changes) {
          const [id = '', amount = 0] = [ids[sale], prices[sale]]
          const is = books.get(id) ?? nothing
          const left = is.paidMinor - is.refundedMinor
          const to = (more: Partial<SaleStanding>) => books.set(id, { ...is, ...more })
          if (act === 'pay') to({ state: 'paid', paymentRef: `pay-${id}`, paidMinor: amount })
          if (act === 'refund') to({ refundedMinor: is.refundedMinor + Math.floor((left * part) / 100) })
          if (act === 'dispute') to({ disputedMinor: left })
          if (act === 'win') to({ disputedMinor: 0 })
          if (act === 'fee' && is.paidMinor > 0) to({ feeMinor: part })
          if (act === 'hear') await syncSale(ctx, id)
          if (act === 'hear-twice') await Promise.all([syncSale(ctx, id), syncSale(ctx, id), syncSale(ctx, id)])
          if (act === 'hear-late') {
            late = new Promise((resolve) => void releases.push(resolve))
            underWay.push(syncSale(ctx, id))
            // It has been asked by then.
            await expect.poll(() => late === undefined, { interval: 2 }).toBe(true)
          }
          if (act === 'away') {
            isAway = true
            await syncSale(ctx, id).catch(() => undefined)
            isAway = false
          }
          if (act === 'days') clock.advance(part * dayMs)
          if (act === 'pay-out') await payOut(server, workspaceId)
        }
        for (const id of ids) await syncSale(ctx, id)
        for (const release of releases) release()
        await Promise.all(underWay)

        const sums = await sumEntries(ctx, workspaceId)
        const balance = sums.reduce((total, { sum }) => total + sum, 0)
        const sent = await server.database.pool.query<{ sum: number }>(
          `select coalesce(sum(amount_minor), 0)::bigint as sum from sandbox_transfers where account_ref = $1`,
          [`sandbox-${workspaceId}`],
        )
        const owed = ids
          .map((id) => books.get(id) ?? nothing)
          .map(({ paidMinor, refundedMinor, disputedMinor, feeMinor }) => {
            const left = paidMinor - refundedMinor - disputedMinor
            return Math.floor((left * 70) / 100) - feeMinor
          })
          .reduce((sum, one) => sum + one, 0)
        const paidOut = sent.rows[0]?.sum ?? 0
        expect(balance + 0).toBe(owed - paidOut + 0)
        for (const { payable } of await sumPayable(ctx, workspaceId))
          expect(payable).toBeLessThanOrEqual(Math.max(0, balance))
      }),
      { numRuns: 10 },
    )
  },
)

test('of two pages that were paid all the same the money heard of later goes back, whichever was opened first', async () => {
  const workspaceId = await givenAuthor()
  const ctx = server.product.systemContext(workspaceId)
  const work = { workId: `work_${works++}`, workspaceId, title: 'A work' }
  const ids: string[] = []
  for (const amount of [999, 1501]) {
    await transaction(ctx, (ctx) => setPrice(ctx, work.workId, { amount_cents: amount, currency: 'eur' }))
    ids.push((await beginPurchase(asBuyer, work)).url.split('/').at(-1) ?? '')
  }
  const [first = '', second = ''] = ids
  for (const [id, paidMinor] of [
    [second, 1501],
    [first, 999],
  ] as const) {
    books.set(id, { ...nothing, state: 'paid', paymentRef: `pay-${id}`, paidMinor })
    await Promise.all([syncSale(ctx, id), syncSale(ctx, id)])
  }
  const { rows } = await server.database.pool.query<{ payload: { saleId: string } }>(
    "select payload from jobs where name = 'selling.refund-twice'",
  )
  for (const { payload } of rows) await giveBack(ctx, payload.saleId)
  expect(givenBack).toEqual([first])
})

test.each([27, 31])(
  'a page that could not be opened for %i minutes is opened for as long as any, and is one page again',
  async (minutes) => {
    const workspaceId = await givenAuthor()
    const ctx = server.product.systemContext(workspaceId)
    const work = { workId: `work_${works++}`, workspaceId, title: 'A work' }
    await transaction(ctx, (ctx) => setPrice(ctx, work.workId, { amount_cents: 999, currency: 'eur' }))
    isAway = true
    try {
      await expect(beginPurchase(asBuyer, work)).rejects.toMatchObject({ code: 'billing_unavailable' })
    } finally {
      isAway = false
    }
    clock.advance(minutes * 60_000)
    const [one, other] = await Promise.all([beginPurchase(asBuyer, work), beginPurchase(asBuyer, work)])
    expect(one).toEqual(other)
    clock.advance(45 * 60_000)
    expect(await beginPurchase(asBuyer, work)).toEqual(one)
  },
)
