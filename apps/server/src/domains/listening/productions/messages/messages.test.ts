import { type OrderMessage, OrderMessages } from '@vireo/contracts/productions'
import { beforeEach, expect, test } from 'vitest'
import { transaction } from '#kernel/transaction.ts'
import { listOutbox } from '#mail'
import { inBothLanguages } from '#test/in-both-languages.ts'
import type { TestPerson } from '#test/test-server.ts'
import { productionsHolding } from '../holding.ts'
import { aliveTask, givenProducer, givenTaken, onTask, startHouse, takeOrder } from '../producers.testing.ts'
import { askAs, givenBuyer, givenOrder, payAt, readOrder, root, runJobs, submitAs } from '../productions.testing.ts'

const { server, operator, qualification } = await startHouse()
const { pool } = server.database
let buyer: TestPerson
let producer: Awaited<ReturnType<typeof givenProducer>>
let given: Awaited<ReturnType<typeof givenTaken>>
beforeEach(async () => {
  buyer = await givenBuyer(server)
  producer = await givenProducer(server, qualification)
  given = await givenTaken(server, buyer)
  await onTask(server, producer, given.taskId, 'claim')
})
const ofOrder = () => `${root}/${given.orderId}/messages`
const ofTask = () => `/v1/productions/producers/${producer.userId}/tasks/${given.taskId}/messages`
const ofHouse = () => `/v1/admin/productions/orders/${given.orderId}/messages`
type Caller = Parameters<typeof askAs>[1]
const send = (caller: Caller, path: string, text: string) =>
  askAs<OrderMessage>(server, caller, ['POST', path], { text })
const read = async (caller: Caller, path: string) =>
  OrderMessages.parse(await askAs(server, caller, ['GET', path])).messages

test('buyer, producer and house write to each other, and are told by what they are alone', async () => {
  await send(buyer, ofOrder(), 'The name is Grace.')
  expect(await send(producer, ofTask(), '<b>Thanks</b>')).toMatchObject({ author: 'producer', is_own: true })
  await send(operator, ofHouse(), 'We are here, too.')
  const heard = [
    { author: 'house', text: 'We are here, too.', is_own: false },
    { author: 'producer', text: '<b>Thanks</b>', is_own: false },
    { author: 'buyer', text: 'The name is Grace.', is_own: true },
  ]
  expect(await read(buyer, ofOrder())).toMatchObject(heard)
  expect(await read(producer, ofTask())).toMatchObject(
    heard.map((each) => ({ ...each, is_own: each.author === 'producer' })),
  )
  expect(await read(operator, ofHouse())).toHaveLength(3)
  const everything = JSON.stringify([await read(buyer, ofOrder()), await read(producer, ofTask())])
  for (const { userId, workspaceId } of [buyer, producer]) {
    expect(everything).not.toContain(userId)
    expect(everything).not.toContain(workspaceId)
  }
  expect(everything).not.toMatch(/@/u)
  const first = OrderMessages.parse(await askAs(server, buyer, ['GET', `${ofOrder()}?page_size=2`]))
  const next = OrderMessages.parse(await askAs(server, buyer, ['GET', `${ofOrder()}?cursor=${first.next_cursor}`]))
  expect([first.messages.length, next.messages.length, next.has_more]).toEqual([2, 1, false])
})

test('nobody else reads or writes, nor who lost the task', async () => {
  const stranger = await givenProducer(server, qualification)
  expect(await send(stranger, ofOrder(), 'Hello.')).toBe('404 production_order_not_found')
  expect(await send(stranger, ofTask(), 'Hello.')).toBe('404 production_task_not_found')
  expect(await send(buyer, ofHouse(), 'Hello.')).toBe('403 operator_only')
  expect(await askAs(server, stranger, ['GET', ofTask()])).toBe('404 production_task_not_found')
  await onTask(server, producer, given.taskId, 'revoke')
  expect(await askAs(server, producer, ['GET', ofTask()])).toBe('404 production_task_not_found')
  const about = { text: 'Hello.', description_id: 'nothing' }
  expect(await askAs(server, operator, ['POST', ofHouse()], about)).toBe('404 production_task_not_found')
})

test('what is written about one recording alone is read by who works on it, and by nobody else who works on the order', async () => {
  const { orderId, mediaId } = await givenOrder(server, buyer)
  const again = { kind: 'transcription', media_ids: [mediaId], source_language: 'en' }
  await askAs(server, buyer, ['POST', `${root}/${orderId}/items`], { request: { item: again } })
  await payAt(server, await submitAs(server, buyer, orderId))
  await takeOrder(server, orderId)
  const people = [producer, await givenProducer(server, qualification)] as const
  const { rows } = await pool.query<{ id: string; about: string }>(
    'select id, assignment_id as about from production_tasks where order_id = $1 order by assignment_id',
    [orderId],
  )
  const [one, other] = rows
  for (const [at, who] of people.entries()) await onTask(server, who, rows[at]?.id ?? '', 'claim')
  const path = `${root}/${orderId}/messages`
  const written = await askAs(server, buyer, ['POST', path], { text: 'For one.', description_id: one?.about })
  expect(written).toMatchObject({ author: 'buyer', description_id: one?.about })
  await send(buyer, path, 'For all.')
  const heard = await Promise.all(
    people.map((who, at) => read(who, `/v1/productions/producers/${who.userId}/tasks/${rows[at]?.id}/messages`)),
  )
  expect(heard.map((messages) => messages.map(({ text }) => text))).toEqual([['For all.', 'For one.'], ['For all.']])
  const told = (await listOutbox(server.product.systemContext())).filter(({ kind }) => kind === 'productions.message')
  const mailsTo = ({ email }: { readonly email: string }) => told.filter(({ recipient }) => recipient === email).length
  expect(people.map(mailsTo)).toEqual([2, 1])
  const { subjects } = OrderMessages.parse(await askAs(server, buyer, ['GET', path]))
  const subject = { service: 'transcription', source_language: 'en', target_language: 'en', recording: 'talk.wav' }
  expect(subjects).toEqual([one, other].map((task) => ({ description_id: task?.about, ...subject })))
  const strange = { text: 'Hello.', description_id: one?.about }
  expect(await askAs(server, buyer, ['POST', ofOrder()], strange)).toBe('404 production_task_not_found')
})

test('nothing is written about an order that was not paid', async () => {
  const refused = '409 production_order_state'
  const { orderId } = await givenOrder(server, buyer)
  const toOrder = () => send(buyer, `${root}/${orderId}/messages`, 'Hello.')
  const asHouse = () => send(operator, `/v1/admin/productions/orders/${orderId}/messages`, 'Hello.')
  expect([await toOrder(), await asHouse()]).toEqual([refused, refused])
  const url = await submitAs(server, buyer, orderId)
  expect([await toOrder(), await asHouse()]).toEqual([refused, refused])
  await payAt(server, url)
  expect(await toOrder()).toMatchObject({ author: 'buyer' })
})

test('what nobody pays for writes to nobody', async () => {
  const { orderId } = await givenOrder(server, buyer, { sandbox: true })
  await submitAs(server, buyer, orderId)
  await runJobs(server)
  expect(await readOrder(server, buyer, orderId)).toMatchObject({ paid_at: expect.any(String) })
  expect(await send(buyer, `${root}/${orderId}/messages`, 'Hello.')).toBe('409 production_order_state')
})

test('who has written as much as fits shuts nobody else out, and the house least of all', async () => {
  const full = '409 production_messages_full'
  const fill = (author: string, userId: string | null, assignmentId: string | null) =>
    pool.query(
      `insert into production_messages (id, order_id, assignment_id, author, user_id, text, created_at)
       select gen_random_uuid(), $1, $2, $3, $4, 'x', now() from generate_series(1, 200)`,
      [given.orderId, assignmentId, author, userId],
    )
  const { rows } = await pool.query<{ id: string }>('select id from production_assignments where order_id = $1', [
    given.orderId,
  ])
  await fill('house', operator.userId, null)
  await fill('buyer', buyer.userId, null)
  expect(await send(buyer, ofOrder(), 'Hello.')).toBe(full)
  expect(await send(producer, ofTask(), 'Hello.')).toMatchObject({ author: 'producer' })
  await fill('producer', producer.userId, rows[0]?.id ?? '')
  expect(await send(producer, ofTask(), 'Hello.')).toBe(full)
  expect(await send(operator, ofHouse(), 'Hello.')).toMatchObject({ author: 'house' })
  // Whoever takes the work up again has room of their own.
  await onTask(server, producer, given.taskId, 'revoke')
  producer = await givenProducer(server, qualification)
  given = { ...given, taskId: await aliveTask(server, given.orderId) }
  await onTask(server, producer, given.taskId, 'claim')
  expect(await send(producer, ofTask(), 'Hello.')).toMatchObject({ author: 'producer' })
})

test('who is written to is told by mail, in their language and without the words', async () => {
  const { kinds, german } = await inBothLanguages(server, async ({ userId }) => {
    await pool.query('update production_producers set user_id = null where user_id = $1', [userId])
    await pool.query('update production_producers set user_id = $2 where id = $1', [producer.producerId, userId])
    await send(buyer, ofOrder(), 'A secret.')
  })
  expect(kinds).toEqual(['productions.message'])
  expect(JSON.stringify(german)).not.toContain('secret')
})

test('whoever goes is no author any more, and what they wrote stays', async () => {
  await send(producer, ofTask(), 'I am done.')
  const { userId, workspaceId } = producer
  await transaction(server.product.systemContext(), async (ctx) =>
    productionsHolding.erase?.(ctx, { userId, workspaceId } as never),
  )
  const { rows } = await pool.query('select user_id, text from production_messages where order_id = $1', [
    given.orderId,
  ])
  expect(rows).toEqual([{ user_id: null, text: 'I am done.' }])
})
