import { Deliverables, HouseOrders, Order, ProductionLedger } from '@vireo/contracts/productions'
import { beforeEach, expect, test } from 'vitest'
import { startTestServer, type TestPerson } from '#test/test-server.ts'
import { aliveTask, givenOperator, givenProducer, givenQualification, onTask, workOn } from './producers.testing.ts'
import { askAs, givenBuyer, givenPaid, givenPrice, ledgerOf, readOrder, root, runJobs } from './productions.testing.ts'

const server = await startTestServer()
const operator = await givenOperator(server)
await givenPrice(server)
const producer = await givenProducer(server, await givenQualification(server))
const admin = '/v1/admin/productions'
let buyer: TestPerson
beforeEach(async () => {
  await server.database.pool.query('delete from production_moves')
  buyer = await givenBuyer(server)
})
const asBuyer = (orderId: string, action: string, body?: object) =>
  askAs(server, buyer, ['POST', `${root}/${orderId}/${action}`], body)
const decide = (orderId: string, decision: string, person: Parameters<typeof askAs>[1] = operator) =>
  askAs(server, person, ['POST', `${admin}/orders/${orderId}/decisions`], { decision })
const waiting = async (state: string) =>
  HouseOrders.parse(await askAs(server, operator, ['GET', `${admin}/orders?state=${state}&page_size=100`])).orders.map(
    ({ order_id }) => order_id,
  )

/** Makes an order of which everything was delivered, by somebody whose work is not sampled. */
async function givenDelivered(): Promise<{ orderId: string; taskId: string }> {
  const { orderId } = await givenPaid(server, buyer)
  expect(await decide(orderId, 'take')).toMatchObject({ state: 'accepted', items: 1 })
  await askAs(server, operator, ['PATCH', `${admin}/producers/${producer.userId}`], { sampling_percent: 0 })
  const taskId = await aliveTask(server, orderId)
  expect(await workOn(server, producer, taskId)).toBe('approved')
  await runJobs(server)
  return { orderId, taskId }
}

/** Submits once more what the buyer wanted changed, which somebody looks at whoever made it, and has it approved and delivered. */
async function finishAgain(taskId: string): Promise<void> {
  expect(await onTask(server, producer, taskId, 'submit')).toBe('submitted')
  await onTask(server, operator, taskId, 'review/begin', { holder: producer })
  const body = { decision: 'approve', scores: { meaning: 5, timing: 5, spelling: 5, style: 5 } }
  expect(await onTask(server, operator, taskId, 'review', { holder: producer, body })).toBe('approved')
  await runJobs(server)
}

test('whoever runs the instance takes what was paid, once, and nobody else does', async () => {
  const { orderId } = await givenPaid(server, buyer)
  expect(await waiting('paid')).toContain(orderId)
  expect(await decide(orderId, 'take', buyer)).toBe('403 operator_only')
  expect(await decide(orderId, 'take')).toMatchObject({ order_id: orderId, state: 'accepted', total_cents: 200 })
  expect(await decide(orderId, 'take')).toBe('409 production_order_state')
  expect(await waiting('paid')).not.toContain(orderId)
  const { accounts } = ProductionLedger.parse(await askAs(server, operator, ['GET', `${admin}/ledger`]))
  expect(accounts).toContainEqual({ account: 'held', balance_cents: 200 })
  for (const action of ['accept', 'reject', 'request-changes'])
    expect(await asBuyer(orderId, action, { reason: 'No.', note: 'No.' })).toBe('409 production_order_not_delivered')
})

test('what is declined goes back', async () => {
  const { orderId } = await givenPaid(server, buyer)
  expect(await decide(orderId, 'decline')).toMatchObject({ state: 'rejected' })
  await runJobs(server)
  expect(await ledgerOf(server)).toEqual({ house: -6, provider: 6 })
})

test('changes are asked for, made and delivered again; a dispute is decided for who did the work', async () => {
  const { orderId, taskId } = await givenDelivered()
  const note = 'The name is Grace.'
  expect(await asBuyer(orderId, 'request-changes', { note, item_id: 'proditem_none' })).toMatch(/^40/u)
  expect(await asBuyer(orderId, 'request-changes', { note })).toMatchObject({ state: 'accepted', delivered_at: null })
  const feedback = ['GET', `/v1/productions/producers/${producer.userId}/tasks/${taskId}/feedback`] as const
  expect(await askAs(server, producer, feedback)).toMatchObject({
    feedback: [{ by_buyer: true, state: 'changes_requested', notes: [{ text: note }] }],
  })
  await finishAgain(taskId)
  expect(await asBuyer(orderId, 'reject', { reason: 'Not this.' })).toMatchObject({ state: 'accepted' })
  expect(await waiting('disputed')).toContain(orderId)
  expect(await asBuyer(orderId, 'accept')).toBe('409 production_order_state')
  expect(await decide(orderId, 'uphold')).toMatchObject({ state: 'done', dispute: null })
  expect(await ledgerOf(server)).toMatchObject({ [`producer:${producer.producerId}`]: 120, house: 74 })
})

test('changes are asked for three times at most; nobody works for ever unpaid', async () => {
  const { orderId, taskId } = await givenDelivered()
  for (let round = 0; round < 3; round++) {
    expect(await asBuyer(orderId, 'request-changes', { note: 'Again.' })).toMatchObject({
      delivered_at: null,
      items: [{ changes_left: 2 - round }],
    })
    await finishAgain(taskId)
  }
  expect(await asBuyer(orderId, 'request-changes', { note: 'Again.' })).toBe('409 production_order_state')
  const path = `${root}/${orderId}`
  const { items, media, may_cancel } = Order.parse(await askAs(server, buyer, ['GET', path]))
  const { deliverables } = Deliverables.parse(await askAs(server, buyer, ['GET', `${path}/deliverables`]))
  const of = { item_id: items[0]?.item_id, media_id: media[0]?.media_id, target_language: 'en' }
  expect(deliverables).toEqual(Array.from({ length: 5 }, () => expect.objectContaining(of)))
  expect(may_cancel).toBe(false)
  expect(await asBuyer(orderId, 'accept')).toMatchObject({ state: 'done' })
})

test('a dispute that is decided for the buyer gives the money back', async () => {
  const { orderId } = await givenDelivered()
  await asBuyer(orderId, 'reject', { reason: 'Not this.' })
  expect(await decide(orderId, 'give_back')).toMatchObject({ state: 'rejected' })
  await runJobs(server)
  expect((await readOrder(server, buyer, orderId)).state).toBe('rejected')
  expect(await ledgerOf(server)).toEqual({ house: -6, provider: 6 })
})

test('a price list has one price for the same work', async () => {
  const list = ['GET', `${admin}/prices`] as const
  const before = (await askAs<{ prices: object[] }>(server, operator, list)) as { prices: object[] }
  const change = (prices: readonly object[]) => askAs(server, operator, ['PUT', `${admin}/prices`], { prices })
  expect(await change([...before.prices, ...before.prices])).toBe('400 production_price_twice')
  expect(await askAs(server, operator, list)).toEqual(before)
  expect(await change(before.prices)).toEqual(before)
})
