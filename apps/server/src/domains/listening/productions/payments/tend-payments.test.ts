import { expect, test, vi } from 'vitest'
import type { SalesProvider } from '#ports/sales.ts'
import { startTestServer } from '#test/test-server.ts'
import { givenBuyer, givenOrder, givenPrice, submitAs } from '../productions.testing.ts'
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
       created_at, expires_at)
     select 'a_' || id || n, order_id, workspace_id, amount_minor, provider, 'stuck-' || n, state, paid_minor, created_at,
       expires_at - interval '1 day'
     from production_payments, generate_series(1, $2::int) as n where order_id = $1`,
    [paymentOf, stuck],
  )
}

test.each([
  ['money that is to go back', "paid_minor = amount_minor, state = 'paid'", 'cancelled'],
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
