import { HeldQualifications, HouseOrders, LedgerMoves, Producers, Tasks } from '@vireo/contracts/productions'
import { expect, test } from 'vitest'
import { aliveTask, givenProducer, givenTaken, onTask, startHouse, workOn } from '../producers.testing.ts'
import { askAs, givenBuyer, runJobs } from '../productions.testing.ts'

const { server, operator, qualification } = await startHouse()
const admin = '/v1/admin/productions'
const read = (path: string) => askAs(server, operator, ['GET', `${admin}/${path}`])

test('orders that are worked on are listed until they are in dispute, and can be given back', async () => {
  const buyer = await givenBuyer(server)
  const { orderId } = await givenTaken(server, buyer)
  const workedOn = async () =>
    HouseOrders.parse(await read('orders?state=accepted')).orders.map(({ order_id: id }) => id)
  expect(await workedOn()).toEqual([orderId])
  await server.database.pool.query("update production_orders set dispute = 'No.' where id = $1", [orderId])
  expect(await workedOn()).toEqual([])
  await server.database.pool.query('update production_orders set dispute = null where id = $1', [orderId])
  const decided = ['POST', `${admin}/orders/${orderId}/decisions`] as const
  expect(await askAs(server, operator, decided, { decision: 'uphold' })).toBe('409 production_order_state')
  expect(await askAs(server, operator, decided, { decision: 'give_back' })).toMatchObject({ state: 'rejected' })
  await runJobs(server)
  expect(await workedOn()).toEqual([])
})

test('producers are listed page by page, with how much they have to write', async () => {
  const [one, other, third] = [
    await givenProducer(server, qualification),
    await givenProducer(server, qualification),
    await givenProducer(server, qualification),
  ]
  const buyer = await givenBuyer(server)
  const { orderId } = await givenTaken(server, buyer)
  expect(await onTask(server, other, await aliveTask(server, orderId), 'claim')).toBe('claimed')
  await askAs(server, operator, ['PATCH', `${admin}/producers/${third.userId}`], { state: 'paused' })
  const first = Producers.parse(await read('producers?page_size=2'))
  expect(first.producers).toMatchObject([
    { user_id: one.userId, open_tasks: 0, state: 'active' },
    { user_id: other.userId, open_tasks: 1, state: 'active' },
  ])
  const rest = Producers.parse(await read(`producers?page_size=2&cursor=${first.next_cursor}`))
  expect(rest).toMatchObject({ producers: [{ user_id: third.userId, state: 'paused' }], has_more: false })
  expect(Producers.parse(await read('producers?state=paused')).producers).toHaveLength(1)
  expect(await askAs(server, one, ['GET', `${admin}/producers`])).toBe('403 operator_only')
})

test('what a producer is qualified for is read by whoever runs the instance, and no more once it is withdrawn', async () => {
  const producer = await givenProducer(server, qualification)
  const path = `producers/${producer.userId}/qualifications`
  const held = async () =>
    HeldQualifications.parse(await read(path)).qualifications.map(({ granted_at: at }) => at !== null)
  expect(await held()).toEqual([true])
  await askAs(server, operator, ['PUT', `/v1/productions/${path}`], { withdraw: [qualification] })
  expect(await held()).toEqual([false])
  expect(await read('producers/user_none/qualifications')).toBe('404 producer_not_found')
  expect(await askAs(server, producer, ['GET', `${admin}/${path}`])).toBe('403 operator_only')
})

test('the lines of the ledger are listed newest first, with the order and whose account it is', async () => {
  const { pool } = server.database
  await pool.query('delete from production_moves')
  const producer = await givenProducer(server, qualification)
  const buyer = await givenBuyer(server)
  const { orderId } = await givenTaken(server, buyer)
  await pool.query(
    `insert into production_moves (id, ref, from_account, to_account, amount_minor, order_id, created_at)
     values ('zz1', 'earned', 'held:' || $1, 'producer:' || $2, 120, $1, now()),
       ('zz2', 'paid', 'producer:' || $2, 'paid-out:' || $2, 120, null, now())`,
    [orderId, producer.producerId],
  )
  const page = LedgerMoves.parse(await read('ledger/moves?page_size=2'))
  expect(page.moves).toMatchObject([
    { from: 'producer', to: 'paid-out', amount_cents: 120, order_id: null, producer_name: 'Ada' },
    { from: 'held', to: 'producer', order_id: orderId, producer_name: 'Ada' },
  ])
  const rest = LedgerMoves.parse(await read(`ledger/moves?cursor=${page.next_cursor}`))
  expect(rest.has_more).toBe(false)
  expect(rest.moves.map(({ from, to, producer_name: name }) => [from, to, name])).toContainEqual([
    'buyer',
    'held',
    null,
  ])
  expect(await askAs(server, producer, ['GET', `${admin}/ledger/moves`])).toBe('403 operator_only')
})

test('orders of one minute are told apart by their recordings, and tasks too once they are claimed', async () => {
  const [buyer, producer, reviewer] = [
    await givenBuyer(server),
    await givenProducer(server, qualification),
    await givenProducer(server, qualification, { isReviewer: true }),
  ]
  const { orderId, taskId } = await givenTaken(server, buyer)
  const { orders } = HouseOrders.parse(await read('orders?state=accepted&page_size=100'))
  expect(orders.find(({ order_id: id }) => id === orderId)?.recordings).toEqual(['talk.wav'])
  const named = async (person: typeof producer, which: string) => {
    const { tasks } = Tasks.parse(await askAs(server, person, ['GET', `/v1/productions/${which}`]))
    return tasks.find(({ task_id: id }) => id === taskId)?.recording
  }
  expect(await named(producer, 'tasks/unclaimed?page_size=100')).toBeNull()
  await workOn(server, producer, taskId)
  expect(await named(producer, `producers/${producer.userId}/tasks`)).toBe('talk.wav')
  expect(await named(reviewer, 'reviews')).toBe('talk.wav')
})
