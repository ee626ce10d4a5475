import { Applicant, Applicants, ProducerEarnings, Qualification, Tasks } from '@vireo/contracts/productions'
import { beforeEach, expect, test } from 'vitest'
import { transaction } from '#kernel/transaction.ts'
import { productionsHolding } from './holding.ts'
import { aliveTask, givenProducer, givenTaken, onTask, unclaimedBy, workOn, startHouse } from './producers.testing.ts'
import { askAs, givenBuyer } from './productions.testing.ts'

const { server, operator, qualification } = await startHouse()
const v1 = '/v1/productions'
let person: Awaited<ReturnType<typeof givenBuyer>>
beforeEach(async () => {
  person = await givenBuyer(server)
})
const form = { name: 'Ada', languages: ['en', 'en', 'de'], note: 'I listen well.' }
const apply = () => askAs(server, person, ['POST', `${v1}/producer-applicants`], form)
const decide = (id: string, decision: string) =>
  askAs(server, operator, ['PUT', `${v1}/producer-applicants/${id}`], { decision })
const change = (userId: string, body: object) =>
  askAs(server, operator, ['PATCH', `/v1/admin/productions/producers/${userId}`], body)
const tasksAt = async (caller: Parameters<typeof askAs>[1], path: string) =>
  Tasks.parse(await askAs(server, caller, ['GET', `${v1}${path}`])).tasks.map(({ task_id }) => task_id)

test('whoever applies is accepted or declined, once, and works then', async () => {
  await server.database.pool.query('update users set email_verified_at = null where id = $1', [person.userId])
  expect(await apply()).toBe('403 email_not_verified')
  await server.database.pool.query('update users set email_verified_at = now() where id = $1', [person.userId])
  const { applicant_id: id } = Applicant.parse(await apply())
  expect(await apply()).toBe('409 producer_applied_already')
  const own = ['GET', `${v1}/producers/${person.userId}`] as const
  expect(await askAs(server, person, own)).toBe('404 producer_not_found')
  const { applicants } = Applicants.parse(
    await askAs(server, operator, ['GET', `${v1}/producer-applicants?page_size=100`]),
  )
  expect(applicants).toMatchObject([{ applicant_id: id, languages: ['en', 'de'], state: 'open' }])
  expect(await decide(id, 'accept')).toMatchObject({ state: 'accepted' })
  expect(await decide(id, 'decline')).toBe('409 applicant_decided')
  expect(await decide('prodapplicant_none', 'accept')).toBe('404 applicant_not_found')
  expect(await askAs(server, person, own)).toMatchObject({ name: 'Ada', state: 'active', score: null })
  expect(await askAs(server, operator, own)).toMatchObject({ user_id: person.userId })
})

test('qualifications are added, granted and withdrawn, and say what somebody can claim', async () => {
  const producer = await givenProducer(server, qualification)
  const buyer = await givenBuyer(server)
  const { taskId } = await givenTaken(server, buyer)
  const added = Qualification.parse(
    await askAs(server, operator, ['POST', '/v1/admin/productions/qualifications'], {
      name: 'English, for a day',
      service: 'transcription',
      source_language: 'en',
      target_language: 'en',
      valid_days: 1,
    }),
  )
  expect(await askAs(server, operator, ['GET', `${v1}/qualifications/all`])).toMatchObject({
    qualifications: [{ qualification_id: qualification }, { qualification_id: added.qualification_id }],
  })
  const path = `${v1}/producers/${producer.userId}/qualifications`
  const put = (body: object) => askAs(server, operator, ['PUT', path], body)
  expect(await put({ grant: ['nothing'] })).toBe('404 qualification_not_found')
  await put({ withdraw: [qualification] })
  expect(await unclaimedBy(server, producer)).not.toContain(taskId)
  await put({ grant: [added.qualification_id] })
  expect(await unclaimedBy(server, producer)).toContain(taskId)
  expect(await askAs(server, producer, ['GET', `${v1}/qualifications`])).toMatchObject({
    qualifications: [{ granted_at: null }, { granted_at: expect.any(String), expires_at: expect.any(String) }],
  })
})

test('a page goes on where the last one ended, even when that task is gone', async () => {
  const producer = await givenProducer(server, qualification)
  const buyer = await givenBuyer(server)
  const page = async (cursor?: string | null) => {
    const query = cursor ? `&cursor=${cursor}` : ''
    return askAs(server, producer, ['GET', `${v1}/tasks/unclaimed?page_size=1${query}`])
  }
  for (let order = 0; order < 3; order++) await givenTaken(server, buyer)
  const all = await unclaimedBy(server, producer)
  const { tasks, next_cursor: cursor } = Tasks.parse(await page())
  expect(tasks.map(({ task_id }) => task_id)).toEqual(all.slice(0, 1))
  await server.database.pool.query('delete from production_tasks where id = $1', [all[0]])
  const next = Tasks.parse(await page(cursor))
  expect([next.tasks[0]?.task_id, next.has_more]).toEqual([all[1], true])
  for (const broken of [all[1], '1.x.y', `9.${'9'.repeat(14)}.x`]) expect(await page(broken)).toBe('400 invalid_cursor')
})

test('who is paused claims nothing, and what is urgent comes first', async () => {
  const producer = await givenProducer(server, qualification)
  const buyer = await givenBuyer(server)
  const [, later] = [await givenTaken(server, buyer), await givenTaken(server, buyer)]
  const described = await server.database.pool.query<{ id: string }>(
    'select assignment_id as id from production_tasks where id = $1',
    [later.taskId],
  )
  const path = `${v1}/tasks/${described.rows[0]?.id}/priority`
  expect(await askAs(server, operator, ['PUT', path], { priority: 'high' })).toMatchObject({ priority: 'high' })
  expect((await unclaimedBy(server, producer))[0]).toBe(later.taskId)
  expect(await change(producer.userId, { state: 'paused' })).toMatchObject({ state: 'paused' })
  expect(await onTask(server, producer, later.taskId, 'claim')).toBe('404 production_task_not_found')
})

test('a task is seen by who has it, who reviews it and who runs the instance, and what is said of it is read', async () => {
  const producer = await givenProducer(server, qualification)
  const reviewer = await givenProducer(server, qualification)
  await change(reviewer.userId, { is_reviewer: true })
  const { taskId } = await givenTaken(server, await givenBuyer(server))
  expect(await workOn(server, producer, taskId)).toBe('submitted')
  expect(await onTask(server, producer, taskId, 'revoke')).toBe('409 production_task_state')
  const own = `/producers/${producer.userId}/tasks`
  expect(await tasksAt(producer, own)).toEqual([taskId])
  expect(await tasksAt(operator, '/tasks/all?state=submitted&page_size=100')).toContain(taskId)
  expect(await tasksAt(reviewer, '/reviews?page_size=100')).toContain(taskId)
  expect(await askAs(server, producer, ['GET', `${v1}/reviews`])).toBe('404 producer_not_found')
  for (const caller of [producer, reviewer, operator])
    expect(await askAs(server, caller, ['GET', `${v1}${own}/${taskId}`])).toMatchObject({ task_id: taskId })
  expect(await askAs(server, reviewer, ['GET', `${v1}${own}/${taskId}/review-extras`])).toMatchObject({
    submissions: [{ version: 1, content: { segments: [{ text: 'Hello there.' }] } }],
  })
  await onTask(server, reviewer, taskId, 'review/begin', { holder: producer })
  expect(await tasksAt(reviewer, '/reviews?whose=mine')).toEqual([taskId])
  const scores = { meaning: 5, timing: 4, spelling: 5, style: 4 }
  const body = { decision: 'approve', scores, notes: [{ text: 'Good.', at_s: 1 }] }
  expect(await onTask(server, reviewer, taskId, 'review', { holder: producer, body })).toBe('approved')
  expect(await askAs(server, producer, ['PUT', `${v1}${own}/${taskId}/feedback/ack`])).toMatchObject({
    feedback: [{ state: 'approved', scores, acknowledged_at: expect.any(String) }],
  })
  expect(await tasksAt(producer, `${own}?which=history`)).toEqual([taskId])
  const earnings = await askAs(server, producer, ['GET', `${v1}/producers/${producer.userId}/earnings`])
  expect(ProducerEarnings.parse(earnings)).toMatchObject({ due_cents: 0, held_cents: 120, entries: [] })
})

test('what somebody had begun who goes is everybody’s again, and nothing names them', async () => {
  const producer = await givenProducer(server, qualification)
  const { orderId, taskId } = await givenTaken(server, await givenBuyer(server))
  await onTask(server, producer, taskId, 'claim')
  const { userId, workspaceId } = producer
  const ctx = server.product.systemContext()
  for (let twice = 0; twice < 2; twice++)
    await transaction(ctx, async (ctx) => productionsHolding.erase?.(ctx, { userId, workspaceId } as never))
  expect(await aliveTask(server, orderId)).not.toBe(taskId)
  const { rows } = await server.database.pool.query('select user_id, name from production_producers where id = $1', [
    producer.producerId,
  ])
  expect(rows).toEqual([{ user_id: null, name: '' }])
})
