import { expect, test, vi } from 'vitest'
import { createManualClock } from '#kernel/clock.ts'
import { transaction } from '#kernel/transaction.ts'
import { BillingFailure } from '#ports/billing-provider.ts'
import type { SalesProvider, SaleStanding } from '#ports/sales.ts'
import { startTestServer } from '#test/test-server.ts'
import { sumEntries } from '../ledger/entry-store.ts'
import { setPrice } from '../prices/set-price.ts'
import { beginPurchase } from '../purchases/begin-purchase.ts'
import { givenPerson, givenSeller } from '../selling.testing.ts'
import { closeRefundIntents } from './close-refund-intents.ts'
import { refundSale } from './refund-sale.ts'
import { syncSale } from './sync-sale.ts'

const minuteMs = 60_000
const nothing: SaleStanding = {
  state: 'open',
  paymentRef: null,
  paidMinor: 0,
  refundedMinor: 0,
  disputedMinor: 0,
  feeMinor: 0,
}

/** A provider whose books a test writes, and that does with refunds what a test says. */
const books = new Map<string, SaleStanding>()
const goesBack = (ref: string) => {
  const is = books.get(ref) ?? nothing
  books.set(ref, { ...is, refundedMinor: is.paidMinor })
}
const never = new Promise<never>(() => undefined)
const refund = vi.fn<SalesProvider['refund']>()
let isAway = false
const sales: SalesProvider = {
  name: 'sandbox',
  createPage: async (_ctx, { saleId }) => {
    books.set(saleId, nothing)
    return { ref: saleId, url: `https://pay.test/${saleId}` }
  },
  closePage: () => Promise.resolve(),
  readSale: async (_ctx, ref) => {
    if (isAway) throw new BillingFailure('unavailable', 'away')
    return books.get(ref) ?? nothing
  },
  refund,
}
const clock = createManualClock(new Date('2026-01-10T12:00:00Z'))
const server = await startTestServer({ clock, ports: { sales }, settings: { authorSharePercent: 70 } })
const [seller, buyer] = [await givenSeller(server), await givenPerson(server)]
const asSystem = server.product.systemContext(seller.workspaceId)
/** As in a request of the seller's. */
const asSeller = (requestId: string) => ({
  ...asSystem,
  signal: asSystem.signal,
  requestId,
  actor: { kind: 'user', userId: seller.userId, permissions: 'all' } as const,
  client: { ...asSystem.client, address: '192.0.2.7', userAgent: 'a browser' },
})
let works = 0

async function givenSale(): Promise<string> {
  const { workspaceId } = seller
  const work = { workId: `work_${works++}`, workspaceId, title: 'A work' }
  await transaction(asSystem, (ctx) => setPrice(ctx, work.workId, { amount_cents: 1000, currency: 'eur' }))
  const asBuyer = {
    ...server.product.systemContext(buyer.workspaceId),
    actor: { kind: 'user', userId: buyer.userId, permissions: 'all' } as const,
  }
  const id = (await beginPurchase(asBuyer, work)).url.split('/').at(-1) ?? ''
  books.set(id, { ...nothing, state: 'paid', paymentRef: `pay-${id}`, paidMinor: 1000 })
  await syncSale(asSystem, id)
  return id
}
const auditOf = async (id: string) => {
  const { rows } = await server.database.pool.query(
    `select actor_kind, actor_id, workspace_id, address, user_agent, request_id, details->>'amount' as amount
     from audit_entries where action = 'selling.refunded' and target_id = $1`,
    [id],
  )
  return rows
}
const byRequest = (requestId: string) => ({
  actor_kind: 'user',
  actor_id: seller.userId,
  workspace_id: seller.workspaceId,
  address: '192.0.2.7',
  user_agent: 'a browser',
  request_id: requestId,
  amount: '1000',
})
const isIntended = async (id: string) => {
  const { rows } = await server.database.pool.query<{ refund_intent: unknown; refund_intent_at: unknown }>(
    'select refund_intent, refund_intent_at from selling_sales where id = $1',
    [id],
  )
  return rows[0]?.refund_intent !== null && rows[0]?.refund_intent_at !== null
}
const balance = async () => (await sumEntries(asSystem, seller.workspaceId)).reduce((total, { sum }) => total + sum, 0)
/** Presses the button in a process that ends once the provider was asked, before or after it did what it was asked for. */
async function refundAndDie(id: string, { requestId, isDone }: { requestId: string; isDone: boolean }): Promise<void> {
  const asked = new Promise<void>((resolve) => {
    refund.mockImplementationOnce((_ctx, ref) => {
      if (isDone) goesBack(ref)
      resolve()
      return never
    })
  })
  void refundSale(asSeller(requestId), { sale_id: id })
  await asked
}

test('a refund is written down with who asked for it, from where, and what went back', async () => {
  const id = await givenSale()
  refund.mockImplementationOnce(async (_ctx, ref) => goesBack(ref))
  expect(await refundSale(asSeller('req_whole'), { sale_id: id })).toMatchObject({ refunded_minor: 1000 })
  expect(await auditOf(id)).toEqual([byRequest('req_whole')])
  expect(await isIntended(id)).toBe(false)
})

test('a process that ends between the provider and the note loses nothing: one entry, of who asked, and the books', async () => {
  const before = await balance()
  const id = await givenSale()
  await refundAndDie(id, { requestId: 'req_killed', isDone: true })
  expect(await auditOf(id)).toEqual([])
  // It might still be under way.
  await closeRefundIntents(asSystem)
  expect(await auditOf(id)).toEqual([])
  clock.advance(minuteMs + 1)
  isAway = true
  await closeRefundIntents(asSystem)
  isAway = false
  expect(await isIntended(id), 'as long as nobody can be asked').toBe(true)
  await Promise.all([closeRefundIntents(asSystem), closeRefundIntents(asSystem), syncSale(asSystem, id)])
  expect(await auditOf(id)).toEqual([byRequest('req_killed')])
  expect(await isIntended(id)).toBe(false)
  expect(await balance()).toBe(before)
  clock.advance(2 * 60 * minuteMs)
  await closeRefundIntents(asSystem)
  expect(await auditOf(id)).toHaveLength(1)
  await expect(refundSale(asSeller('req_again'), { sale_id: id })).rejects.toMatchObject({
    code: 'sale_not_refundable',
  })
  expect(await auditOf(id)).toHaveLength(1)
})

test('what the provider says first closes it, also before the job looks', async () => {
  const id = await givenSale()
  await refundAndDie(id, { requestId: 'req_told', isDone: true })
  await syncSale(asSystem, id)
  expect(await auditOf(id)).toEqual([byRequest('req_told')])
})

test('a process that ends before the provider did anything gives nothing back later; who asks again is written down', async () => {
  const id = await givenSale()
  refund.mockClear()
  await refundAndDie(id, { requestId: 'req_lost', isDone: false })
  clock.advance(59 * minuteMs)
  await closeRefundIntents(asSystem)
  expect(await isIntended(id)).toBe(true)
  clock.advance(2 * minuteMs)
  await closeRefundIntents(asSystem)
  expect([await isIntended(id), await auditOf(id), refund.mock.calls.length]).toEqual([false, [], 1])
  refund.mockImplementationOnce(async (_ctx, ref) => goesBack(ref))
  await refundSale(asSeller('req_second'), { sale_id: id })
  expect(await auditOf(id)).toEqual([byRequest('req_second')])
})

test('a provider that gives back and does not say so has done it; one that refuses has not', async () => {
  const unsaid = await givenSale()
  refund.mockImplementationOnce(async (_ctx, ref) => {
    goesBack(ref)
    throw new BillingFailure('unavailable', 'the line went dead')
  })
  await expect(refundSale(asSeller('req_unsaid'), { sale_id: unsaid })).rejects.toMatchObject({
    code: 'billing_unavailable',
  })
  clock.advance(minuteMs + 1)
  await closeRefundIntents(asSystem)
  expect(await auditOf(unsaid)).toEqual([byRequest('req_unsaid')])
  const refused = await givenSale()
  refund.mockRejectedValueOnce(new BillingFailure('not_supported', 'no'))
  await expect(refundSale(asSeller('req_refused'), { sale_id: refused })).rejects.toMatchObject({
    code: 'billing_not_available',
  })
  expect([await isIntended(refused), await auditOf(refused)]).toEqual([false, []])
})

test('what whoever runs the instance gives back at the provider is nobody’s refund here', async () => {
  const id = await givenSale()
  goesBack(id)
  await syncSale(asSystem, id)
  expect(await auditOf(id)).toEqual([])
})
