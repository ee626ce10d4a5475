import { expect } from 'vitest'
import type { TestServer } from '#test/test-server.ts'

type Books = {
  /** What an order holds, beside what its payments say it should. */
  readonly orders: readonly {
    readonly id: string
    readonly state: string
    readonly held: number
    readonly paid: number
  }[]
  /** What producers have and had, beside what they did of orders that are done. */
  readonly producers: readonly { readonly id: string; readonly has: number; readonly earned: number }[]
  /** What was sent to producers, beside what the provider handed over. */
  readonly payouts: readonly { readonly id: string; readonly booked: number; readonly sent: number }[]
  /** Assignments with how many tasks of theirs are alive, and what those are. */
  readonly assignments: readonly {
    readonly id: string
    readonly order: string
    readonly state: string
    readonly tasks: number
    readonly alive: string | null
  }[]
}

const lines = `lines as (select to_account as account, amount_minor as amount, order_id from production_moves
  union all select from_account, -amount_minor, order_id from production_moves)`

/** Reads the books of orders with what they must agree with. */
async function readBooks(server: TestServer, orderIds: readonly string[]): Promise<Books> {
  const rows = async <Row>(text: string, values: readonly unknown[] = []) =>
    (await server.database.pool.query(text, [...values])).rows as Row[]
  return {
    orders: await rows(
      `with ${lines} select o.id, o.state,
         coalesce((select sum(amount) from lines where account = 'held:' || o.id), 0)::int as held,
         coalesce((select sum(paid_minor - refunded_minor - disputed_minor) from production_payments
           where order_id = o.id), 0)::int as paid
       from production_orders o where o.id = any($1)`,
      [orderIds],
    ),
    producers: await rows(
      `with ${lines} select p.id,
         coalesce((select sum(amount) from lines
           where account in ('producer:' || p.id, 'paid-out:' || p.id)), 0)::int as has,
         coalesce((select sum(a.earned_minor) from production_assignments a join production_orders o on o.id = a.order_id
           where a.producer_id = p.id and a.state = 'approved' and o.state = 'done'), 0)::int as earned
       from production_producers p`,
    ),
    payouts: await rows(
      `with ${lines} select p.id,
         coalesce((select sum(amount) from lines where account = 'paid-out:' || p.id), 0)::int as booked,
         coalesce((select sum(t.amount_minor) from sandbox_transfers t
           where t.account_ref = 'sandbox-' || p.workspace_id), 0)::int as sent
       from production_producers p`,
    ),
    assignments: await rows(
      `select a.id, o.state as order, a.state, count(t.id)::int as tasks, min(t.state) as alive
       from production_assignments a join production_orders o on o.id = a.order_id
       left join production_tasks t on t.assignment_id = a.id and t.state not in ('revoked', 'expired')
       where o.id = any($1) group by a.id, o.state, a.state`,
      [orderIds],
    ),
  }
}

/** Finds what is wrong with the books of orders, in whatever state everything is. */
export async function expectWhole(server: TestServer, orderIds: readonly string[]): Promise<void> {
  const { orders, producers, payouts, assignments } = await readBooks(server, orderIds)
  for (const { id, state, held, paid } of orders)
    expect([id, state, held]).toEqual([id, state, state === 'done' ? 0 : paid])
  for (const { id, has, earned } of producers) expect([id, has]).toEqual([id, earned])
  for (const { id, booked, sent } of payouts) expect([id, sent <= booked]).toEqual([id, true])
  for (const { id, order, state, tasks, alive } of assignments) {
    const isOver = order !== 'accepted' && state !== 'approved'
    expect([id, order, tasks]).toEqual([id, order, isOver ? 0 : 1])
    expect([id, order, alive === 'approved']).toEqual([id, order, state === 'approved'])
  }
}

/** Finds money that is still on its way once nothing is left to be done. */
export async function expectSettled(server: TestServer, orderIds: readonly string[]): Promise<void> {
  await expectWhole(server, orderIds)
  const { orders, payouts } = await readBooks(server, orderIds)
  for (const { id, state, held } of orders)
    if (['rejected', 'cancelled', 'expired'].includes(state)) expect([id, held]).toEqual([id, 0])
  for (const { id, booked, sent } of payouts) expect([id, sent]).toEqual([id, booked])
}
