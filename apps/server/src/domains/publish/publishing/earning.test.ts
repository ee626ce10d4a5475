import { EarningEntries, Statement } from '@vireo/contracts/selling'
import { expect, test } from 'vitest'
import { createManualClock } from '#kernel/clock.ts'
import {
  askAs,
  boughtBy,
  buyAs,
  disputeSandboxSale,
  earnedBy,
  givenPerson,
  givenSeller,
  hearEverything,
  payAt,
  payOut,
  refundAtProvider,
  setPriceAs,
} from '#selling/selling.testing.ts'
import { startTestServer } from '#test/test-server.ts'
import { givenSpoken, givenWork, release } from './publishing.testing.ts'

const dayMs = 86_400_000
const clock = createManualClock(new Date('2026-03-10T12:00:00Z'))
const server = await startTestServer({ clock, settings: { authorSharePercent: 90 } })

test('what an author earns is paid out after 30 days, is less after refunds and chargebacks, also below zero, and stands in statements', async () => {
  const author = await givenSeller(server)
  const { work_id: id } = await givenWork(server, author, [await givenSpoken(server, author, 'A chapter.')])
  await release(server, author, id)
  await setPriceAs(server, author, id, { amount_cents: 1000, currency: 'eur' })
  const buyers = [await givenPerson(server), await givenPerson(server)]
  for (const person of buyers) await payAt(server, await buyAs(server, person, id))
  // Each: 1000, of which 100 are the house's and 30 the provider's.
  expect(await earnedBy(server, author)).toEqual({
    currency: 'eur',
    sales_cents: 2000,
    refunds_cents: 0,
    chargebacks_cents: 0,
    house_cents: -200,
    fees_cents: -60,
    paid_out_cents: 0,
    balance_cents: 1740,
    payable_cents: 0,
  })
  const ctx = server.product.systemContext(author.workspaceId)
  const payouts = async () =>
    ((await askAs(server, author, ['GET', '/v1/payouts'])) as { payouts: { amount_cents: number }[] }).payouts.map(
      ({ amount_cents: amount }) => amount,
    )
  clock.advance(30 * dayMs - 1)
  await payOut(server, author.workspaceId)
  expect(await payouts()).toEqual([])
  clock.advance(1)
  expect((await earnedBy(server, author)).payable_cents).toBe(1740)
  await payOut(server, author.workspaceId)
  await payOut(server, author.workspaceId)
  expect(await payouts()).toEqual([1740])
  expect(await earnedBy(server, author)).toMatchObject({ paid_out_cents: -1740, balance_cents: 0, payable_cents: 0 })

  const [first, second] = await Promise.all(buyers.map(async (person) => (await boughtBy(server, person))[0]))
  await refundAtProvider(server, first?.purchase_id ?? '')
  await disputeSandboxSale(ctx, second?.purchase_id ?? '', true)
  await hearEverything(server)
  expect(await earnedBy(server, author)).toMatchObject({ balance_cents: -1800, payable_cents: 0 })
  expect(await boughtBy(server, buyers[1] ?? author)).toMatchObject([{ state: 'disputed', url: null }])
  await disputeSandboxSale(ctx, second?.purchase_id ?? '', false)
  await hearEverything(server)
  expect(await earnedBy(server, author)).toMatchObject({ balance_cents: -900, payable_cents: 0 })
  await payOut(server, author.workspaceId)
  expect(await payouts()).toEqual([1740])

  const statement = async (month: string) =>
    Statement.parse(await askAs(server, author, ['GET', `/v1/publishing/earnings/statements/${month}`])).currencies
  expect(await statement('2026-03')).toMatchObject([{ opening_cents: 0, sales_cents: 2000, closing_cents: 1740 }])
  expect(await statement('2026-04')).toMatchObject([
    { opening_cents: 1740, refunds_cents: -1000, chargebacks_cents: 0, paid_out_cents: -1740, closing_cents: -900 },
  ])
  expect(await statement('2026-02')).toEqual([])
  const page = async (query: string) =>
    EarningEntries.parse(await askAs(server, author, ['GET', `/v1/publishing/earnings/entries?page_size=5${query}`]))
  const listed = []
  for (let cursor = ''; ;) {
    const { entries, next_cursor: next } = await page(cursor)
    listed.push(...entries)
    if (next === null) break
    cursor = `&cursor=${next}`
  }
  expect(listed.reduce((sum, { amount_cents: amount }) => sum + amount, 0)).toBe(-900)
  expect(new Set(listed.map(({ entry_id: entry }) => entry)).size).toBe(listed.length)
  expect(listed.at(-1)).toMatchObject({ kind: 'sale', title: 'Two gardens', amount_cents: 1000 })
})

test('an author gives back what is still here, and not what they were or are about to be paid', async () => {
  const author = await givenSeller(server)
  const { work_id: id } = await givenWork(server, author, [await givenSpoken(server, author, 'A chapter.')])
  await release(server, author, id)
  await setPriceAs(server, author, id, { amount_cents: 1000, currency: 'eur' })
  const buy = async () => {
    const person = await givenPerson(server)
    await payAt(server, await buyAs(server, person, id))
    const [bought] = await boughtBy(server, person)
    return bought?.purchase_id ?? ''
  }
  const giveBack = (sale: string) => askAs(server, author, ['POST', `/v1/publishing/sales/${sale}/refund`])
  const old = await buy()
  const [late, soon] = [await buy(), await buy()]
  clock.advance(28 * dayMs - 1)
  expect(await giveBack(soon)).toMatchObject({ refunded_cents: 1000 })
  clock.advance(1)
  // A payout that begins while money goes back would pay it twice.
  expect(await giveBack(late)).toBe('409 sale_refund_over')
  clock.advance(2 * dayMs)
  await payOut(server, author.workspaceId)
  const paidOut = (await earnedBy(server, author)).paid_out_cents
  expect(paidOut).toBe(-1710)
  const fresh = await buy()
  expect(await giveBack(old)).toBe('409 sale_refund_over')
  expect(await giveBack(fresh)).toMatchObject({ refunded_cents: 1000 })
  const fourth = await buy()
  const count = (attempts: number) =>
    server.database.pool.query("update attempt_counters set attempts = $1 where name like 'saleRefund:%'", [attempts])
  await count(20)
  expect(await giveBack(fourth)).toBe('429 too_many_attempts')
  await count(0)
  const together = await Promise.all([giveBack(fourth), giveBack(fourth)])
  expect(together.some((one) => typeof one === 'object')).toBe(true)
  const { rows } = await server.database.pool.query(
    "select target_id from audit_entries where action = 'selling.refunded' and target_id = $1",
    [fourth],
  )
  expect(rows).toHaveLength(1)
  // The provider keeps its fee; nothing else is lost.
  expect((await earnedBy(server, author)).balance_cents).toBe(-60)
})
