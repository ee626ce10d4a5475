import { orderLimits } from '@vireo/contracts/productions'
import { beforeEach, expect, test } from 'vitest'
import { givenSession } from '#identity/testing.ts'
import { createManualClock } from '#kernel/clock.ts'
import type { TestPerson } from '#test/test-server.ts'
import { tendOrders } from './orders/tend-orders.ts'
import { givenProducer, givenTaken, onTask, startHouse, workOn } from './producers.testing.ts'
import { askAs, givenBuyer, ledgerOf, readOrder, root, runJobs } from './productions.testing.ts'
import { tendTasks } from './tasks/tend-tasks.ts'

const clock = createManualClock(new Date('2026-03-01T12:00:00Z'))
const { server, operator, qualification } = await startHouse(clock)
const { pool } = server.database
const ctx = server.product.systemContext()
let buyer: TestPerson
let producer: Awaited<ReturnType<typeof givenProducer>>
beforeEach(async () => {
  await pool.query('update production_orders set due_at = null')
  await pool.query('delete from production_moves')
  buyer = await givenBuyer(server)
  producer = await givenProducer(server, qualification)
})
const cancel = (orderId: string) => askAs(server, buyer, ['POST', `${root}/${orderId}/cancel`])
const given = { house: -6, provider: 6 }

test('who changes how urgent work is while it is approved changes nothing else of it', async () => {
  const { orderId, taskId } = await givenTaken(server, buyer)
  await workOn(server, producer, taskId)
  const approving = await pool.connect()
  try {
    await approving.query('begin')
    await approving.query('select from production_orders where id = $1 for update', [orderId])
    const { rows } = await approving.query<{ id: string }>(
      `update production_assignments set state = 'approved', version = 1, producer_id = $2, earned_minor = 120
       where order_id = $1 returning id`,
      [orderId, producer.producerId],
    )
    const path = `/v1/productions/tasks/${rows[0]?.id}/priority`
    const told = askAs(server, operator, ['PUT', path], { priority: 'high' })
    await waitingFor('production_orders')
    await approving.query('commit')
    expect(await told).toMatchObject({ priority: 'high' })
  } finally {
    approving.release()
  }
  const { rows } = await pool.query(
    'select state, version, producer_id, earned_minor, priority from production_assignments where order_id = $1',
    [orderId],
  )
  const earned = { producer_id: producer.producerId, earned_minor: 120 }
  expect(rows).toEqual([{ state: 'approved', version: 1, ...earned, priority: 'high' }])
})

/** Waits until somebody waits for a row of a table. */
async function waitingFor(table: string): Promise<void> {
  for (let at = 0; at < 500; at++) {
    const { rows } = await pool.query(
      "select from pg_stat_activity where wait_event_type = 'Lock' and query like '%' || $1 || '%' and datname = current_database()",
      [table],
    )
    if (rows.length > 0) return
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  throw new Error('nobody waits')
}

type Doing = (taskId: string) => Promise<unknown>
const claim: Doing = (taskId) => onTask(server, producer, taskId, 'claim')
const giveUp: Doing = async (taskId) => [await claim(taskId), await onTask(server, producer, taskId, 'revoke')]
const expire: Doing = async (taskId) => {
  await claim(taskId)
  clock.advance(4 * 24 * 3_600_000)
  return tendTasks(ctx)
}
const deliverAndLapse: Doing = async (taskId) => {
  await approve(taskId)
  await runJobs(server)
  const { rows } = await pool.query<{ id: string }>('select order_id as id from production_tasks where id = $1', [
    taskId,
  ])
  const asked = await askAs(server, buyer, ['POST', `${root}/${rows[0]?.id}/request-changes`], { note: 'Again.' })
  expect(asked).toMatchObject({ delivered_at: null })
  clock.advance(3 * 24 * 3_600_000)
  expect(await tendTasks(ctx)).toBeGreaterThan(0)
}
const approve: Doing = async (taskId) => {
  await pool.query('update production_producers set sampling_percent = 0 where id = $1', [producer.producerId])
  return workOn(server, producer, taskId)
}

test.each([
  ['nobody had', true, () => Promise.resolve()],
  ['somebody gave up', true, giveUp],
  ['somebody let expire', true, expire],
  ['somebody has', false, claim],
  ['somebody has submitted', false, (taskId: string) => workOn(server, producer, taskId)],
  ['is approved', false, approve],
  ['was delivered, and lapsed when changes were asked for', false, deliverAndLapse],
] as const)('an order whose work %s can be canceled: %s', async (_what, may, act) => {
  const { orderId, taskId } = await givenTaken(server, buyer)
  await act(taskId)
  expect((await readOrder(server, buyer, orderId)).may_cancel).toBe(may)
  if (!may) return expect(await cancel(orderId)).toBe('409 production_order_begun')
  expect(await cancel(orderId)).toMatchObject({ state: 'cancelling' })
  await runJobs(server)
  expect((await readOrder(server, buyer, orderId)).state).toBe('cancelled')
  expect(await ledgerOf(server)).toEqual(given)
})

test('money goes back by itself thirty days after the last who had the work gave it up', async () => {
  const { orderId, taskId } = await givenTaken(server, buyer)
  const dayMs = 24 * 3_600_000
  const stateAfter = async (ms: number) => {
    clock.advance(ms)
    await tendOrders(ctx)
    const { rows } = await pool.query<{ state: string }>('select state from production_orders where id = $1', [orderId])
    return rows[0]?.state
  }
  expect(await stateAfter(orderLimits.claimedWithinMs - dayMs)).toBe('accepted')
  // A session lasts shorter than this.
  const { accessToken } = await givenSession(ctx, producer)
  const caller = { ...producer, headers: { authorization: `Bearer ${accessToken}` } }
  expect(await onTask(server, caller, taskId, 'claim')).toBe('claimed')
  expect(await stateAfter(2 * dayMs)).toBe('accepted')
  const again = { ...caller, headers: { authorization: `Bearer ${(await givenSession(ctx, producer)).accessToken}` } }
  expect(await onTask(server, again, taskId, 'revoke')).toBe('revoked')
  expect(await stateAfter(orderLimits.claimedWithinMs - dayMs)).toBe('accepted')
  expect(await stateAfter(dayMs)).toBe('expired')
  await runJobs(server)
  expect(await ledgerOf(server)).toEqual(given)
})
