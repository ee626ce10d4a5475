import { expect, test, vi } from 'vitest'
import type { SalesProvider } from '#ports/sales.ts'
import { startTestServer } from '#test/test-server.ts'
import { decideOrder } from '../house/decide-order.ts'
import { givenBuyer, givenOrder, givenPaid, givenPrice, payAt, submitAs } from '../productions.testing.ts'
import { listUnreturned } from './payment-store.ts'
import { tendPayments } from './tend-payments.ts'

const server = await startTestServer()
const { pool } = server.database
const ctx = server.product.systemContext()
await givenPrice(server)
const stuck = 150

/** Makes payments beside one whose pages nobody can be asked about. */
async function copy(paymentOf: string): Promise<void> {
  await pool.query(
    `insert into production_payments (id, order_id, workspace_id, amount_minor, provider, page_ref, state, paid_minor,
       return_minor, created_at, expires_at)
     select 'a_' || id || n, order_id, workspace_id, amount_minor, provider, 'stuck-' || n, state, paid_minor, return_minor,
       created_at, expires_at - interval '1 day'
     from production_payments, generate_series(1, $2::int) as n where order_id = $1`,
    [paymentOf, stuck],
  )
}

test.each([
  ['money that is to go back', "paid_minor = amount_minor, return_minor = amount_minor, state = 'paid'", 'cancelled'],
  ['a page that is over', "expires_at = now() - interval '1 hour'", 'submitted'],
] as const)('of %s, those that are stuck keep no other from being asked about', async (_what, changes, state) => {
  const buyer = await givenBuyer(server)
  const { orderId } = await givenOrder(server, buyer)
  await submitAs(server, buyer, orderId)
  await pool.query(`update production_payments set ${changes} where order_id = $1`, [orderId])
  await pool.query('update production_orders set state = $2 where id = $1', [orderId, state])
  await copy(orderId)
  const sales = ctx.ports.sales as SalesProvider
  const readSale = vi.fn<SalesProvider['readSale']>(sales.readSale.bind(sales))
  const refund = (...told: Parameters<SalesProvider['refund']>) =>
    told[1].startsWith('stuck') ? Promise.reject(new Error('stuck')) : sales.refund(...told)
  const tended = { ...ctx, ports: { ...ctx.ports, sales: { ...sales, readSale, refund } } }
  const isAsked = () => readSale.mock.calls.some(([, ref]) => !ref.startsWith('stuck'))
  await tendPayments(tended)
  expect(isAsked()).toBe(false)
  await tendPayments(tended)
  expect(isAsked()).toBe(true)
  await pool.query('delete from production_payments where order_id = $1', [orderId])
})

type Buyer = Awaited<ReturnType<typeof givenBuyer>>
test.each([
  [
    'an order that was declined',
    async (buyer: Buyer) => {
      const { orderId } = await givenPaid(server, buyer)
      await decideOrder(ctx, { id: orderId, decision: 'decline', note: '' })
      return orderId
    },
  ],
  [
    'an order that was over before',
    async (buyer: Buyer) => {
      const { orderId } = await givenOrder(server, buyer)
      const url = await submitAs(server, buyer, orderId)
      await pool.query("update production_orders set state = 'expired', due_at = null where id = $1", [orderId])
      await payAt(server, url)
      return orderId
    },
  ],
])('what was paid for %s goes back at a later turn, where nobody heard that it is to', async (_what, end) => {
  const orderId = await end(await givenBuyer(server))
  await pool.query("delete from jobs where name like 'productions.%'")
  const standing = async () => {
    const { rows } = await pool.query(
      'select paid_minor, refunded_minor from production_payments where order_id = $1 and paid_minor > 0',
      [orderId],
    )
    return rows
  }
  expect(await standing()).toEqual([{ paid_minor: 200, refunded_minor: 0 }])
  await tendPayments(ctx)
  expect(await standing()).toEqual([{ paid_minor: 200, refunded_minor: 200 }])
})

test('however many payments there are, those of which something is to go back are found by themselves', async () => {
  const { orderId } = await givenPaid(server, await givenBuyer(server))
  await pool.query(
    `insert into production_payments (id, order_id, workspace_id, amount_minor, provider, state, paid_minor, created_at, expires_at)
     select 'b_' || n, order_id, workspace_id, amount_minor, provider, state, paid_minor, created_at, expires_at
     from production_payments, generate_series(1, 5000) as n where order_id = $1`,
    [orderId],
  )
  await pool.query('analyze production_payments')
  const { rows } = await pool.query<{ 'QUERY PLAN': string }>(
    `explain select id from production_payments
     where return_minor > refunded_minor and paid_minor > refunded_minor + disputed_minor
     order by tried_at nulls first, id limit 100`,
  )
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('production_payments_unreturned')
  expect(await listUnreturned(ctx, 100)).toEqual([])
  await pool.query("delete from production_payments where id like 'b\\_%'")
})
