import { beforeEach, expect, test } from 'vitest'
import { transaction } from '#kernel/transaction.ts'
import type { TestPerson } from '#test/test-server.ts'
import { decideOrder } from './house/decide-order.ts'
import { productionsHolding } from './holding.ts'
import { tendPayments } from './payments/tend-payments.ts'
import { givenProducer, onTask, startHouse, takeOrder, workOn } from './producers.testing.ts'
import { askAs, givenBuyer, givenOrder, ledgerOf, payAt, root, runJobs, submitAs } from './productions.testing.ts'

const { server, qualification } = await startHouse()
const { pool } = server.database
const ctx = server.product.systemContext()
let buyer: TestPerson
let producer: Awaited<ReturnType<typeof givenProducer>>
beforeEach(async () => {
  await pool.query('delete from production_moves')
  await pool.query("delete from jobs where name like 'productions.%'")
  buyer = await givenBuyer(server)
  producer = await givenProducer(server, qualification)
  await pool.query('update production_producers set sampling_percent = 0 where id = $1', [producer.producerId])
})

/** Makes an order of two pieces of work that cost the same, which was taken. */
async function givenTwo() {
  const { orderId, mediaId } = await givenOrder(server, buyer)
  const item = { kind: 'transcription', media_ids: [mediaId], source_language: 'en' }
  await askAs(server, buyer, ['POST', `${root}/${orderId}/items`], { request: { item } })
  expect(await payAt(server, await submitAs(server, buyer, orderId))).toBe(200)
  await takeOrder(server, orderId)
  const { rows } = await pool.query<{ id: string }>('select id from production_tasks where order_id = $1 order by id', [
    orderId,
  ])
  return { orderId, tasks: rows.map(({ id }) => id) }
}

const erase = () =>
  transaction(ctx, async (ctx) =>
    productionsHolding.erase?.(ctx, { userId: buyer.userId, workspaceId: buyer.workspaceId } as never),
  )

async function standingOf(orderId: string) {
  const { rows } = await pool.query<{ state: string; dispute: string | null }>(
    'select state, dispute from production_orders where id = $1',
    [orderId],
  )
  const { [`buyer:${orderId}`]: buyerHas = 0, [`held:${orderId}`]: held = 0, ...rest } = await ledgerOf(server)
  const { [`producer:${producer.producerId}`]: earned = 0, house } = rest
  return { ...rows[0], buyer: buyerHas, held, earned, house }
}

/** What is done of one of two pieces of work before their workspace goes. */
const acts = {
  nothing: () => Promise.resolve(''),
  claim: (taskId: string) => onTask(server, producer, taskId, 'claim'),
  'give up': async (taskId: string) => [
    await onTask(server, producer, taskId, 'claim'),
    await onTask(server, producer, taskId, 'revoke'),
  ],
  submit: async (taskId: string) => {
    await pool.query('update production_producers set sampling_percent = 100 where id = $1', [producer.producerId])
    return workOn(server, producer, taskId)
  },
  finish: (taskId: string) => workOn(server, producer, taskId),
} as const

// Two pieces of 200, of which 120 are a producer’s; 12 are what the provider keeps.
const [back, half, whole] = [
  { state: 'cancelled', buyer: 0, held: 0, earned: 0, house: -12 },
  { state: 'done', buyer: -200, held: 0, earned: 120, house: 68 },
  { state: 'done', buyer: -400, held: 0, earned: 240, house: 148 },
]

test.each([
  ['nothing', 'nothing', back],
  ['claim', 'nothing', back],
  ['give up', 'nothing', back],
  ['claim', 'submit', back],
  ['finish', 'nothing', half],
  ['finish', 'claim', half],
  ['finish', 'give up', half],
  ['finish', 'submit', half],
  ['finish', 'finish', whole],
] as const)(
  'of an order whose workspace goes, %s and %s, what nobody finished goes back',
  async (one, other, after) => {
    const { orderId, tasks } = await givenTwo()
    await acts[one](tasks[0] ?? '')
    await acts[other](tasks[1] ?? '')
    await erase()
    await erase()
    const { buyer: paid, held: stillHeld } = await standingOf(orderId)
    expect({ paid, stillHeld }).toEqual({ paid: -400, stillHeld: 400 + after.buyer })
    await runJobs(server)
    expect(await standingOf(orderId)).toEqual({ ...after, dispute: null })
    await tendPayments(ctx)
    await runJobs(server)
    expect(await standingOf(orderId)).toEqual({ ...after, dispute: null })
  },
)

test('what goes back in part, and of which nobody heard, goes back at a later turn', async () => {
  const { orderId, tasks } = await givenTwo()
  await acts.finish(tasks[0] ?? '')
  await erase()
  await pool.query("delete from jobs where name like 'productions.%'")
  await tendPayments(ctx)
  await runJobs(server)
  expect(await standingOf(orderId)).toMatchObject(half)
})

/** Has both delivered. */
async function givenDelivered() {
  const given = await givenTwo()
  for (const id of given.tasks) await acts.finish(id)
  await runJobs(server)
  return given
}

test('what was delivered is paid, also where changes were asked for', async () => {
  const { orderId } = await givenDelivered()
  const asked = await askAs(server, buyer, ['POST', `${root}/${orderId}/request-changes`], { note: 'Again.' })
  expect(asked).toMatchObject({ delivered_at: null })
  await erase()
  await runJobs(server)
  expect(await standingOf(orderId)).toMatchObject(whole)
})

test.each([
  ['give_back', { ...back, state: 'rejected' }],
  ['uphold', whole],
] as const)('a dispute outlives its workspace, without its words: %s', async (decision, after) => {
  const { orderId } = await givenDelivered()
  await askAs(server, buyer, ['POST', `${root}/${orderId}/reject`], { reason: 'Grace Hopper says no.' })
  await erase()
  await runJobs(server)
  expect(await standingOf(orderId)).toMatchObject({ state: 'accepted', dispute: '', held: 400, earned: 0 })
  await decideOrder(ctx, { id: orderId, decision, note: '' })
  await runJobs(server)
  expect(await standingOf(orderId)).toEqual({ ...after, dispute: null })
})

/** Writes wishes for an order, and has both delivered after the buyer wanted one changed. */
async function givenWritten() {
  const { orderId, tasks } = await givenTwo()
  await pool.query(
    `update production_items set request = request || '{"instructions": "Our secret.", "script": "Once upon a time"}' where order_id = $1`,
    [orderId],
  )
  for (const taskId of tasks) await workOn(server, producer, taskId)
  await runJobs(server)
  await pool.query(
    `insert into production_reviews (id, task_id, assignment_id, by_buyer, state, notes, begun_at, decided_at)
     select gen_random_uuid(), id, assignment_id, true, 'changes_requested', '[{"text": "Grace says it otherwise."}]', now(), now()
     from production_tasks where id = $1`,
    [tasks[0]],
  )
  return orderId
}

/** Gathers all that anybody wrote for an order and about it. */
async function writtenFor(orderId: string): Promise<string> {
  const { rows } = await pool.query<{ text: string }>(
    `select concat((select json_agg(request) from production_items where order_id = $1),
       (select json_agg(content) from production_tasks where order_id = $1),
       (select json_agg(document) from production_submissions where task_id in (select id from production_tasks where order_id = $1)),
       (select json_agg(document) from production_contents where assignment_id in (select id from production_assignments where order_id = $1)),
       (select json_agg(notes) from production_reviews where task_id in (select id from production_tasks where order_id = $1))) as text`,
    [orderId],
  )
  return rows[0]?.text ?? ''
}
const wishes = /Our secret|Once upon/u
const work = /Hello there/u
const said = /Grace says/u

test('what was written for an order and about it goes with its workspace', async () => {
  const orderId = await givenWritten()
  for (const words of [wishes, work, said]) expect(await writtenFor(orderId)).toMatch(words)
  await erase()
  for (const words of [wishes, work, said]) expect(await writtenFor(orderId)).not.toMatch(words)
})

test.each(['give_back', 'uphold'] as const)(
  'work that is disputed stays until that is decided: %s',
  async (decision) => {
    const orderId = await givenWritten()
    await askAs(server, buyer, ['POST', `${root}/${orderId}/reject`], { reason: 'No.' })
    await erase()
    await runJobs(server)
    expect(await writtenFor(orderId)).not.toMatch(wishes)
    for (const words of [work, said]) expect(await writtenFor(orderId)).toMatch(words)
    await decideOrder(ctx, { id: orderId, decision, note: '' })
    for (const words of [work, said]) expect(await writtenFor(orderId)).not.toMatch(words)
  },
)

test('what was decided while somebody was there to read it stays', async () => {
  const orderId = await givenWritten()
  await askAs(server, buyer, ['POST', `${root}/${orderId}/reject`], { reason: 'No.' })
  await decideOrder(ctx, { id: orderId, decision: 'uphold', note: '' })
  for (const words of [wishes, work, said]) expect(await writtenFor(orderId)).toMatch(words)
})
