import { producerLimits } from '@vireo/contracts/productions'
import { beforeEach, expect, test } from 'vitest'
import { createManualClock } from '#kernel/clock.ts'
import type { TestPerson } from '#test/test-server.ts'
import { payOutDue } from './payouts/pay-out-due.ts'
import {
  aliveTask,
  givenProducer,
  givenQualification,
  givenTaken,
  onTask,
  openPayouts,
  startHouse,
  unclaimedBy,
  writeFor,
} from './producers.testing.ts'
import { askAs, givenBuyer, ledgerOf, readDeliverables, readOrder, root, runJobs } from './productions.testing.ts'
import { tendTasks } from './tasks/tend-tasks.ts'

const clock = createManualClock(new Date('2026-03-01T12:00:00Z'))
const { server, qualification } = await startHouse(clock)
const { signal } = new AbortController()
const ctx = { ...server.product.systemContext(), signal }
let buyer: TestPerson
let producer: Awaited<ReturnType<typeof givenProducer>>
let reviewer: Awaited<ReturnType<typeof givenProducer>>
beforeEach(async () => {
  await server.database.pool.query('delete from production_moves')
  // What other tests began has no deadline any more.
  await server.database.pool.query('update production_tasks set deadline_at = null')
  buyer = await givenBuyer(server)
  producer = await givenProducer(server, qualification)
  reviewer = await givenProducer(server, qualification, { isReviewer: true })
})
const scores = { meaning: 5, timing: 4, spelling: 5, style: 4 }
const review = (taskId: string, decision: 'approve' | 'request_changes') =>
  onTask(server, reviewer, taskId, 'review', { holder: producer, body: { decision, scores, notes: [{ text: 'So.' }] } })

test('from claim to payout: what was written is reviewed, changed, approved, delivered, accepted and paid out once', async () => {
  const { orderId, taskId } = await givenTaken(server, buyer)
  expect(await unclaimedBy(server, producer)).toContain(taskId)
  expect(await onTask(server, producer, taskId, 'claim')).toBe('claimed')
  expect(await onTask(server, producer, taskId, 'submit')).toBe('409 production_content_empty')
  expect(await writeFor(server, producer, taskId)).toEqual({ version: 1 })
  expect(await writeFor(server, producer, taskId)).toBe('409 production_content_changed')
  expect(await onTask(server, producer, taskId, 'submit')).toBe('submitted')
  expect(await onTask(server, reviewer, taskId, 'review/begin', { holder: producer })).toBe('in_review')
  expect(await review(taskId, 'request_changes')).toBe('changes_requested')
  expect(await writeFor(server, producer, taskId, 'Hello there, all of you.', 1)).toEqual({ version: 2 })
  expect(await onTask(server, producer, taskId, 'submit')).toBe('submitted')
  expect(await onTask(server, reviewer, taskId, 'review/begin', { holder: producer })).toBe('in_review')
  expect(await review(taskId, 'approve')).toBe('approved')
  await runJobs(server)
  expect(await readOrder(server, buyer, orderId)).toMatchObject({
    state: 'accepted',
    delivered_at: expect.any(String) as string,
  })
  const txt = (await readDeliverables(server, buyer, orderId)).find(({ name }) => name.endsWith('.txt'))
  const { pathname, search } = new URL(txt?.signed_url ?? '')
  expect(await (await server.fetch(`${pathname}${search}`)).text()).toContain('Hello there, all of you.')
  expect(await askAs(server, buyer, ['POST', `${root}/${orderId}/accept`])).toMatchObject({ state: 'done' })
  expect(await ledgerOf(server)).toMatchObject({ [`producer:${producer.producerId}`]: 120, house: 74 })
  await openPayouts(server, producer)
  await Promise.all([payOutDue(ctx), payOutDue(ctx)])
  await runJobs(server)
  expect(await ledgerOf(server)).toMatchObject({ [`paid-out:${producer.producerId}`]: 120 })
  const { rows } = await server.database.pool.query(
    'select amount_minor from sandbox_transfers where account_ref = $1',
    [`sandbox-${producer.workspaceId}`],
  )
  expect(rows).toEqual([{ amount_minor: 120 }])
})

test('of many who claim one task in the same moment one gets it', async () => {
  const { taskId } = await givenTaken(server, buyer)
  const people = await Promise.all(Array.from({ length: 12 }, () => givenProducer(server, qualification)))
  const tries = Array.from({ length: 200 }, (_, at) => people[at % people.length] ?? producer)
  const told = await Promise.all(tries.map((person) => onTask(server, person, taskId, 'claim')))
  expect(told.filter((each) => each === 'claimed')).toHaveLength(1)
  expect(told.filter((each) => each !== 'claimed').every((each) => /^4(?:04|09|29) /u.test(each))).toBe(true)
})

test('who claims a task of an order waits for nobody who claims another of it, and an order that is claimed from stays as it is', async () => {
  const { orderId, taskId } = await givenTaken(server, buyer)
  const other = await server.database.pool.connect()
  try {
    await other.query('begin')
    // As somebody who is about to claim.
    await other.query('select from production_orders where id = $1 for share', [orderId])
    expect(await onTask(server, await givenProducer(server, qualification), taskId, 'claim')).toBe('claimed')
    const changed = server.database.pool.query('select from production_orders where id = $1 for update nowait', [
      orderId,
    ])
    await expect(changed).rejects.toThrow(/could not obtain lock/u)
  } finally {
    await other.query('rollback')
    other.release()
  }
})

test('nobody has more than five, and what is over its deadline is everybody’s again, with what was written', async () => {
  const ids: string[] = []
  for (let at = 0; at < producerLimits.openTasksMax + 1; at++) ids.push((await givenTaken(server, buyer)).taskId)
  const told: string[] = []
  for (const id of ids) told.push(await onTask(server, producer, id, 'claim'))
  expect(told).toEqual([...ids.slice(1).map(() => 'claimed'), '409 production_task_limit_reached'])
  const [first = ''] = ids
  await writeFor(server, producer, first)
  expect(await onTask(server, producer, first, 'extend-deadline')).toBe('claimed')
  expect(await onTask(server, producer, first, 'extend-deadline')).toBe('409 production_deadline_extended')
  clock.advance(producerLimits.claimedForMs)
  expect(await tendTasks(ctx)).toBe(4)
  clock.advance(producerLimits.extendedByMs)
  expect(await tendTasks(ctx)).toBe(1)
  const { rows } = await server.database.pool.query<{ order_id: string }>(
    'select order_id from production_tasks where id = $1',
    [first],
  )
  const next = await aliveTask(server, rows[0]?.order_id ?? '')
  expect(await onTask(server, reviewer, next, 'claim')).toBe('claimed')
  const content = (person: typeof producer, id: string) =>
    askAs(server, person, ['GET', `/v1/productions/producers/${person.userId}/tasks/${id}/content`])
  expect(await content(reviewer, next)).toMatchObject({ content: { segments: [{ text: 'Hello there.' }] } })
  expect(await content(producer, first)).toBe('404 production_task_not_found')
})

test('a task is found by nobody who ordered it, is not qualified, or has no part in it', async () => {
  const { taskId } = await givenTaken(server, buyer)
  const other = await givenQualification(server)
  await server.database.pool.query("update production_qualifications set source_language = 'de' where id = $1", [other])
  const german = await givenProducer(server, other)
  for (const person of [german, buyer]) {
    expect(await onTask(server, person, taskId, 'claim')).toBe('404 production_task_not_found')
    expect(await onTask(server, person, taskId, 'submit', { holder: producer })).toBe('404 production_task_not_found')
  }
  expect(await onTask(server, producer, taskId, 'claim')).toBe('claimed')
  expect(await onTask(server, reviewer, taskId, 'revoke', { holder: producer })).toBe('404 production_task_not_found')
  expect(await onTask(server, producer, taskId, 'revoke')).toBe('revoked')
})

test('an order that somebody works on is not canceled', async () => {
  const { orderId, taskId } = await givenTaken(server, buyer)
  await onTask(server, producer, taskId, 'claim')
  expect(await askAs(server, buyer, ['POST', `${root}/${orderId}/cancel`])).toBe('409 production_order_begun')
})
