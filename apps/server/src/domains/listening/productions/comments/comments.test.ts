import { type TaskComment, TaskComments, taskMachine, taskStates, transitionOf } from '@vireo/contracts/productions'
import { beforeAll, describe, expect, test } from 'vitest'
import { transaction } from '#kernel/transaction.ts'
import { productionsHolding } from '../holding.ts'
import { aliveTask, givenProducer, givenTaken, onTask, startHouse } from '../producers.testing.ts'
import { askAs, givenBuyer, root } from '../productions.testing.ts'
import { findTask, saveTask } from '../tasks/task-store.ts'
import { tendTasks } from '../tasks/tend-tasks.ts'

const { server, operator, qualification } = await startHouse()
const { pool } = server.database
const ctx = server.product.systemContext()
const buyer = await givenBuyer(server)
const [holder, reviewer, stranger] = [
  await givenProducer(server, qualification),
  await givenProducer(server, qualification, { isReviewer: true }),
  await givenProducer(server, qualification),
]
const gone = '404 production_task_not_found'
type Caller = Parameters<typeof askAs>[1]

const given = await givenTaken(server, buyer)
let taskId = given.taskId
const people = { holder, reviewer, operator, stranger, buyer } as const
type Who = keyof typeof people
beforeAll(() => onTask(server, holder, taskId, 'claim'))

const of = (id = taskId, whose: { readonly userId: string } = holder) =>
  `/v1/productions/producers/${whose.userId}/tasks/${id}/comments`
const read = (caller: Caller, path = of()) => askAs<TaskComments>(server, caller, ['GET', path])
const listed = async (caller: Caller, path = of()) => TaskComments.parse(await read(caller, path)).comments
const add = (caller: Caller, body: object = {}, path = of()) =>
  askAs<TaskComment>(server, caller, ['POST', path], { at_s: 1, text: 'Who speaks?', ...body })
const change = (caller: Caller, id: string, body: object) =>
  askAs<TaskComment>(server, caller, ['PATCH', `${of()}/${id}`], body)
const remove = (caller: Caller, id: string) => askAs(server, caller, ['DELETE', `${of()}/${id}`])

/** Has somebody comment; answers the id. */
async function givenComment(who: Caller, body: object = {}): Promise<string> {
  const told = await add(who, body)
  if (typeof told === 'string') throw new Error(told)
  return told.comment_id
}

/** Brings the task into a state, under review by the reviewer. */
async function bringInto(state: (typeof taskStates)[number], id = taskId): Promise<void> {
  await transaction(ctx, async (ctx) => {
    const task = await findTask(ctx, id)
    if (task) await saveTask(ctx, { ...task, state, producer_id: state === 'unclaimed' ? null : holder.producerId })
  })
  await pool.query('delete from production_reviews where task_id = $1', [id])
  if (state === 'in_review')
    await pool.query(
      `insert into production_reviews (id, task_id, assignment_id, reviewer_id, by_buyer, state, notes, begun_at)
       select gen_random_uuid(), id, assignment_id, $2, false, 'under_way', '[]', now() from production_tasks where id = $1`,
      [id, reviewer.producerId],
    )
}

/** Tells who sees a task in a state: nobody what is over or nobody’s, and who reviews others what waits or is theirs. */
function sees(who: Who, state: (typeof taskStates)[number]): boolean {
  if (['unclaimed', 'revoked', 'expired'].includes(state)) return false
  return who === 'holder' || who === 'operator' || (who === 'reviewer' && ['submitted', 'in_review'].includes(state))
}

describe.each(taskStates)('of a task that is %s', (state) => {
  test.each(Object.keys(people) as Who[])('the %s reads and writes what the table says', async (who) => {
    await bringInto('claimed')
    const [theirs, alien] = [await givenComment(operator), await givenComment(holder)]
    await bringInto(state)
    const role = who as 'holder'
    const may = transitionOf(taskMachine, 'comment', state)?.who.includes(role) ?? false
    const refused = sees(who, state) ? '409 production_task_state' : gone
    const caller = people[who]
    const seen = await read(caller)
    if (sees(who, state)) expect(seen).toMatchObject({ may_write: may, may_delete_all: who === 'operator' })
    else expect(seen).toBe(gone)
    const own = await add(caller, { text: who })
    if (!may) {
      // The house takes away what it must, whatever becomes of the work.
      const isTaken = who === 'operator' && sees(who, state)
      expect([own, await change(caller, theirs, { resolved: true }), await remove(caller, theirs)]).toEqual([
        refused,
        refused,
        isTaken ? { success: true } : refused,
      ])
      return
    }
    if (typeof own === 'string') throw new Error(`the ${who} is refused: ${own}`)
    const author = { holder: 'producer', reviewer: 'reviewer', operator: 'house' }[who as 'holder']
    expect(own).toMatchObject({ author, is_own: true, text: who, edited_at: null, resolved_at: null })
    expect(await change(caller, own.comment_id, { text: 'Changed.', at_s: 0 })).toMatchObject({
      text: 'Changed.',
      at_s: 0,
      edited_at: expect.any(String),
    })
    const other = who === 'holder' ? theirs : alien
    expect(await change(caller, other, { text: 'Not mine.' })).toBe('403 forbidden')
    expect(await change(caller, other, { resolved: true })).toMatchObject({
      resolved_at: expect.any(String),
      edited_at: null,
      is_own: false,
    })
    expect(await change(caller, other, { resolved: false })).toMatchObject({ resolved_at: null, resolved_by: null })
    expect(await remove(caller, other)).toEqual(who === 'operator' ? { success: true } : '403 forbidden')
    expect(await remove(caller, own.comment_id)).toEqual({ success: true })
    expect(await remove(caller, own.comment_id)).toBe('404 production_comment_not_found')
  })
})

test('those who work on a recording read each other in the order of it, and are told by what they are alone', async () => {
  await bringInto('submitted')
  await pool.query('delete from production_comments')
  await givenComment(reviewer, { at_s: 1.25, end_s: 2, text: '<b>Thanks</b>' })
  await givenComment(operator, { at_s: 1.5, text: 'We are here, too.' })
  await givenComment(holder, { at_s: 0, text: '  Who speaks?  ' })
  for (const who of [holder, reviewer, operator])
    expect((await listed(who)).map(({ author, at_s, end_s, text }) => [author, at_s, end_s, text])).toEqual([
      ['producer', 0, null, 'Who speaks?'],
      ['reviewer', 1.25, 2, '<b>Thanks</b>'],
      ['house', 1.5, null, 'We are here, too.'],
    ])
  const everything = JSON.stringify(await listed(holder))
  for (const { userId } of [holder, reviewer, operator]) expect(everything).not.toContain(userId)
  const orderAt = `${root}/${given.orderId}`
  const told = await Promise.all(
    ['', '/messages', '/deliverables'].map((at) => askAs(server, buyer, ['GET', orderAt + at])),
  )
  expect(JSON.stringify(told)).not.toContain('Who speaks?')
})

test.each([
  ['nothing', { text: '   ' }, /^422 /u],
  ['too much', { text: 'x'.repeat(2001) }, /^422 /u],
  ['a place before the recording', { at_s: -1 }, /^422 /u],
  ['a place behind the recording', { at_s: 2.1 }, /^400 production_place_beyond_end$/u],
  ['an end behind the recording', { end_s: 2.1 }, /^400 production_place_beyond_end$/u],
  ['an end before its beginning', { end_s: 0.5 }, /^422 /u],
])('%s is no comment, and makes none of one', async (_, body, refused) => {
  await bringInto('claimed')
  const id = await givenComment(holder)
  const before = await listed(holder)
  expect(await add(holder, body)).toMatch(refused)
  expect(await change(holder, id, body)).toMatch(/^4(00|22) /u)
  expect(await listed(holder)).toEqual(before)
})

test('whoever resolved a comment first is told by what they are, to everybody, until it is opened again', async () => {
  await bringInto('submitted')
  const id = await givenComment(holder)
  const resolvers = async (who: Caller) =>
    (await listed(who)).filter((one) => one.comment_id === id).map(({ resolved_by: by }) => by)
  expect(await resolvers(holder)).toEqual([null])
  await change(reviewer, id, { resolved: true })
  const { resolved_at: at } = (await change(operator, id, { resolved: true })) as TaskComment
  for (const who of [holder, reviewer, operator]) expect(await resolvers(who)).toEqual(['reviewer'])
  await change(reviewer, id, { resolved: false })
  expect(await resolvers(holder)).toEqual([null])
  const again = await change(operator, id, { resolved: true })
  expect(again).toMatchObject({ resolved_by: 'house' })
  expect(again).not.toMatchObject({ resolved_at: at })
})

test('nobody writes once the time for a task is over', async () => {
  await bringInto('claimed')
  await pool.query("update production_tasks set deadline_at = now() - interval '1 minute' where id = $1", [taskId])
  expect(await add(holder)).toBe('409 production_task_state')
  await pool.query("update production_tasks set deadline_at = now() + interval '1 hour' where id = $1", [taskId])
})

test('as many as fit are kept, whoever writes at once', async () => {
  await bringInto('submitted')
  await pool.query(
    `insert into production_comments (id, assignment_id, author, at_ms, text, created_at)
     select gen_random_uuid(), assignment_id, 'producer', 0, 'x', now() from production_tasks, generate_series(1, 498)
     where production_tasks.id = $1`,
    [taskId],
  )
  await pool.query(
    'delete from production_comments where id in (select id from production_comments order by id offset 498)',
  )
  const told = await Promise.all([holder, reviewer, operator, holder].map((who) => add(who)))
  expect(told.filter((each) => each === '409 production_comments_full')).toHaveLength(2)
  expect(await listed(holder)).toHaveLength(500)
  await pool.query('delete from production_comments')
})

test('one person leaves room for the others, and takes what they remarked along when they give the task up', async () => {
  const { orderId, taskId: first } = await givenTaken(server, buyer)
  await onTask(server, holder, first, 'claim')
  await pool.query(
    `insert into production_comments (id, assignment_id, author, user_id, at_ms, text, created_at)
     select gen_random_uuid(), assignment_id, 'producer', $2, 0, 'x', now() from production_tasks, generate_series(1, 250)
     where production_tasks.id = $1`,
    [first, holder.userId],
  )
  expect(await add(holder, {}, of(first))).toBe('409 production_comments_full')
  expect(await add(operator, { text: 'Look here.' }, of(first))).toMatchObject({ author: 'house' })
  await onTask(server, holder, first, 'revoke')
  const next = await aliveTask(server, orderId)
  await onTask(server, stranger, next, 'claim')
  expect(await listed(stranger, of(next, stranger))).toMatchObject([{ author: 'house', text: 'Look here.' }])
  await pool.query('delete from production_comments')
})

test('a stretch that is none to the millisecond is refused', async () => {
  await bringInto('claimed')
  expect(await add(holder, { at_s: 1, end_s: 1.0004 })).toBe('400 invalid_parameters')
})

test('what was remarked about a task whose time is over is read by whoever goes on with it, and by nobody before', async () => {
  const { orderId, taskId: first } = await givenTaken(server, buyer)
  await onTask(server, holder, first, 'claim')
  expect(await add(holder, { text: 'From before.' }, of(first))).toMatchObject({ author: 'producer' })
  await pool.query("update production_tasks set deadline_at = now() - interval '1 minute' where id = $1", [first])
  await tendTasks(ctx)
  const next = await aliveTask(server, orderId)
  expect(next).not.toBe(first)
  expect([await read(holder, of(first)), await read(holder, of(next)), await read(operator, of(first))]).toEqual([
    gone,
    gone,
    gone,
  ])
  await onTask(server, stranger, next, 'claim')
  const path = of(next, stranger)
  expect(await listed(stranger, path)).toMatchObject([{ author: 'producer', is_own: false, text: 'From before.' }])
  expect(await read(holder, path)).toBe(gone)
})

test('whoever goes takes along what they remarked, is no author any more, and it stays for the others', async () => {
  await bringInto('submitted')
  const gonePerson = await givenProducer(server, qualification, { isReviewer: true })
  await add(gonePerson, { text: 'I was here.' })
  const account = { userId: gonePerson.userId, workspaceId: gonePerson.workspaceId } as never
  const files = []
  for await (const file of productionsHolding.files(ctx, account)) files.push(file)
  expect(files.find(({ path }) => path === 'productions/comments.json')).toMatchObject({
    json: [{ text: 'I was here.', author: 'reviewer' }],
  })
  await transaction(ctx, async (ctx) => productionsHolding.erase?.(ctx, account))
  const { rows } = await pool.query('select user_id, text from production_comments')
  expect(rows).toEqual(expect.arrayContaining([{ user_id: null, text: 'I was here.' }]))
  expect(await listed(holder)).toMatchObject([{ author: 'reviewer', is_own: false, text: 'I was here.' }])
})

test('what was remarked goes with the recording it is about', async () => {
  const leaving = await givenBuyer(server)
  const { taskId: id } = await givenTaken(server, leaving)
  await onTask(server, holder, id, 'claim')
  await add(holder, { text: 'About theirs.' }, of(id))
  const kept = async () => (await pool.query("select from production_comments where text = 'About theirs.'")).rowCount
  expect(await kept()).toBe(1)
  const account = { userId: leaving.userId, workspaceId: leaving.workspaceId } as never
  await transaction(ctx, async (ctx) => productionsHolding.erase?.(ctx, account))
  expect(await kept()).toBe(0)
})
