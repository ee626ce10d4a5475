import { producerLimits, Tasks } from '@vireo/contracts/productions'
import { beforeEach, expect, test } from 'vitest'
import { createManualClock } from '#kernel/clock.ts'
import type { TestPerson } from '#test/test-server.ts'
import {
  aliveTask,
  givenOperator,
  givenProducer,
  givenTaken,
  onTask,
  startHouse,
  unclaimedBy,
  workOn,
  writeFor,
} from './producers.testing.ts'
import { askAs, givenBuyer } from './productions.testing.ts'
import { tendTasks } from './tasks/tend-tasks.ts'

const clock = createManualClock(new Date('2026-03-01T12:00:00Z'))
const { server, qualification } = await startHouse(clock)
const { pool } = server.database
const { signal } = new AbortController()
const ctx = { ...server.product.systemContext(), signal }
let buyer: TestPerson
let producer: Awaited<ReturnType<typeof givenProducer>>
let reviewer: Awaited<ReturnType<typeof givenProducer>>
beforeEach(async () => {
  await pool.query('update production_tasks set deadline_at = null')
  buyer = await givenBuyer(server)
  producer = await givenProducer(server, qualification)
  reviewer = await givenProducer(server, qualification, { isReviewer: true })
})

/** Has somebody claim the task of an order and give it up. */
const giveUp = async (orderId: string) => {
  const id = await aliveTask(server, orderId)
  expect(await onTask(server, producer, id, 'claim')).toBe('claimed')
  expect(await onTask(server, producer, id, 'revoke')).toBe('revoked')
}
const waiting = async (query = '') =>
  askAs(server, reviewer, ['GET', `/v1/productions/reviews?whose=waiting&page_size=1${query}`])
const join = (userId: string) =>
  pool.query("insert into memberships (workspace_id, user_id, role, created_at) values ($1, $2, 'editor', now())", [
    buyer.workspaceId,
    userId,
  ])

test('whether work is reviewed is drawn for what it is about, by a key of the instance: nobody chooses it by claiming again', async () => {
  await pool.query('update production_producers set sampling_percent = 50 where id = $1', [producer.producerId])
  const met = new Set<string>()
  while (met.size < 2) {
    const { orderId } = await givenTaken(server, buyer)
    await giveUp(orderId)
    const id = await aliveTask(server, orderId)
    const { rows } = await pool.query<{ about: string }>(
      'select assignment_id as about from production_tasks where id = $1',
      [id],
    )
    const mac = ctx.ports.vault.mac('review-sampling', rows[0]?.about ?? '')
    const isReviewed = Buffer.from(mac, 'base64url').readUInt32BE(0) % 100 < 50
    const state = await workOn(server, producer, id)
    expect(state).toBe(isReviewed ? 'submitted' : 'approved')
    met.add(state)
  }
})

test('what is given up keeps its place and what was there before, and is not given up without end', async () => {
  const { orderId } = await givenTaken(server, buyer)
  clock.advance(1000)
  const later = await givenTaken(server, buyer)
  const first = await aliveTask(server, orderId)
  await onTask(server, reviewer, first, 'claim')
  await writeFor(server, reviewer, first, 'Half of it.')
  clock.advance(producerLimits.claimedForMs)
  expect(await tendTasks(ctx)).toBe(1)

  const second = await aliveTask(server, orderId)
  await onTask(server, producer, second, 'claim')
  expect(await writeFor(server, producer, second, '', 1)).toEqual({ version: 2 })
  expect(await onTask(server, producer, second, 'revoke')).toBe('revoked')
  const third = await aliveTask(server, orderId)
  const mine = (await unclaimedBy(server, producer)).filter((id) => id === third || id === later.taskId)
  expect(mine).toEqual([third, later.taskId])
  await onTask(server, producer, third, 'claim')
  const path = `/v1/productions/producers/${producer.userId}/tasks/${third}/content`
  expect(await askAs(server, producer, ['GET', path])).toMatchObject({
    content: { segments: [{ text: 'Half of it.' }] },
  })
  await onTask(server, producer, third, 'revoke')

  for (let round = 2; round < 20; round++) await giveUp(orderId)
  const last = await aliveTask(server, orderId)
  await onTask(server, producer, last, 'claim')
  expect(await onTask(server, producer, last, 'revoke')).toBe('429 too_many_attempts')
  const operator = await givenOperator(server)
  expect(await onTask(server, operator, last, 'revoke', { holder: producer })).toBe('revoked')
})

test('what somebody ordered in any of their workspaces is no work for them, and they are not told who does it', async () => {
  const { taskId } = await givenTaken(server, buyer)
  await join(producer.userId)
  expect(await unclaimedBy(server, producer)).not.toContain(taskId)
  expect(await onTask(server, producer, taskId, 'claim')).toBe('404 production_task_not_found')
  const other = await givenProducer(server, qualification)
  await workOn(server, other, taskId)
  expect(Tasks.parse(await waiting()).tasks).not.toEqual([])
  await join(reviewer.userId)
  const found = Tasks.parse(await waiting('0')).tasks
  expect(found.map(({ task_id }) => task_id)).not.toContain(taskId)
  expect(await onTask(server, reviewer, taskId, 'review/begin', { holder: other })).toBe(
    '404 production_task_not_found',
  )
})

test('a reviewer takes five at once, and a page of what waits goes on after one that somebody else took', async () => {
  await pool.query("update production_tasks set state = 'approved' where state = 'submitted'")
  const ids: string[] = []
  for (let at = 0; at < producerLimits.openReviewsMax + 1; at++) {
    clock.advance(1000)
    const { taskId } = await givenTaken(server, buyer)
    await workOn(server, producer, taskId)
    ids.push(taskId)
  }
  const first = Tasks.parse(await waiting())
  expect(first.tasks.map(({ task_id }) => task_id)).toEqual(ids.slice(0, 1))
  await pool.query("update production_tasks set submitted_at = now() + interval '1 day' where id = $1", [ids[0]])
  const next = Tasks.parse(await waiting(`&cursor=${first.next_cursor}`))
  expect(next.tasks.map(({ task_id }) => task_id)).toEqual(ids.slice(1, 2))
  for (const broken of [ids[1], '1.2.3', 'x']) expect(await waiting(`&cursor=${broken}`)).toBe('400 invalid_cursor')

  const told: string[] = []
  for (const id of ids) told.push(await onTask(server, reviewer, id, 'review/begin', { holder: producer }))
  expect(told).toEqual([...ids.slice(1).map(() => 'in_review'), '409 production_review_limit_reached'])
  // What has ended is no review of theirs any more, and waits for nobody.
  await pool.query("update production_tasks set state = 'revoked' where id = $1", [ids[0]])
  expect(await onTask(server, reviewer, ids.at(-1) ?? '', 'review/begin', { holder: producer })).toBe('in_review')
})

test('whoever runs the instance and judged some work does not claim it afterwards', async () => {
  const { orderId, taskId } = await givenTaken(server, buyer)
  await workOn(server, producer, taskId)
  const operator = await givenOperator(server)
  const { producerId } = await givenProducer(server, qualification)
  await pool.query('update production_producers set user_id = $2 where id = $1', [producerId, operator.userId])
  expect(await onTask(server, operator, taskId, 'review/begin', { holder: producer })).toBe('in_review')
  const scores = { meaning: 1, timing: 1, spelling: 1, style: 1 }
  const body = { decision: 'request_changes', scores, notes: [{ text: 'All of it.' }] }
  expect(await onTask(server, operator, taskId, 'review', { holder: producer, body })).toBe('changes_requested')
  await pool.query('update production_tasks set deadline_at = $2 where id = $1', [taskId, clock.now()])
  await tendTasks(ctx)
  const next = await aliveTask(server, orderId)
  expect(await unclaimedBy(server, operator)).not.toContain(next)
  expect(await onTask(server, operator, next, 'claim')).toBe('404 production_task_not_found')
})

test('when the time is over nothing is saved, submitted or extended, also before anybody has ended it', async () => {
  const { taskId } = await givenTaken(server, buyer)
  await onTask(server, producer, taskId, 'claim')
  await writeFor(server, producer, taskId)
  clock.advance(producerLimits.claimedForMs)
  expect(await writeFor(server, producer, taskId, 'Too late.', 1)).toBe('409 production_task_state')
  for (const action of ['submit', 'extend-deadline'])
    expect(await onTask(server, producer, taskId, action)).toBe('409 production_task_state')
  expect(await onTask(server, producer, taskId, 'revoke')).toBe('revoked')
})

test('what says nothing, or is translated nowhere, is not submitted', async () => {
  const { taskId } = await givenTaken(server, buyer)
  await onTask(server, producer, taskId, 'claim')
  await writeFor(server, producer, taskId, '  ')
  expect(await onTask(server, producer, taskId, 'submit')).toBe('409 production_content_empty')
  await writeFor(server, producer, taskId, 'Hello.', 1)
  await pool.query("update production_tasks set service = 'subtitles', target_language = 'de' where id = $1", [taskId])
  expect(await onTask(server, producer, taskId, 'submit')).toBe('409 production_content_untranslated')
})
