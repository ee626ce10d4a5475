import { orderMachine, orderStates, taskMachine, taskStates, transitionOf } from '@vireo/contracts/productions'
import { expect, test } from 'vitest'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import { startTestServer } from '#test/test-server.ts'
import { moveOrder } from './orders/move-order.ts'
import { holdAnyOrder } from './orders/order-store.ts'
import { givenOperator, givenProducer, givenQualification, givenTaken } from './producers.testing.ts'
import { askAs, givenBuyer, givenOrder, givenPrice, root } from './productions.testing.ts'
import { moveTask } from './tasks/move-task.ts'
import { findTask, saveTask } from './tasks/task-store.ts'

const server = await startTestServer()
const { pool } = server.database
const ctx = server.product.systemContext()
await givenPrice(server)
const operator = await givenOperator(server)
const buyer = await givenBuyer(server)
const { orderId, itemId, mediaId } = await givenOrder(server, buyer)
const holder = await givenProducer(server, await givenQualification(server))
const { taskId } = await givenTaken(server, await givenBuyer(server))
class Undone extends Error {}

type Outcome = { readonly state: string } | { readonly refused: string }

/** Tells what a move leads to, or how it is refused. */
async function outcomeOf(move: Promise<{ readonly state: string }>): Promise<Outcome> {
  try {
    return { state: (await move).state }
  } catch (error) {
    return { refused: error instanceof AppError ? error.code : 'nobody of that kind may' }
  }
}

/** Tells what a table says of an action of somebody in a state. */
function saidOf(
  transition: { readonly to: string; readonly who: readonly string[] } | undefined,
  role: string,
  code: string,
): Outcome {
  if (!transition) return { refused: code }
  return transition.who.includes(role) ? { state: transition.to } : { refused: 'nobody of that kind may' }
}

const actionsOf = <Action extends string>(rows: readonly { readonly action: Action }[]): readonly Action[] => [
  ...new Set(rows.map(({ action }) => action)),
]

test('an order moves in each state, by each role and each action, as the table says', async () => {
  const moved = transaction(ctx, async (ctx) => {
    const order = await holdAnyOrder(ctx, orderId)
    if (!order) throw new Error('there is no order')
    for (const state of orderStates)
      for (const who of orderMachine.roles)
        for (const action of actionsOf(orderMachine.transitions)) {
          const transition = transitionOf(orderMachine, action, state)
          expect(
            await outcomeOf(moveOrder(ctx, { ...order, state }, { action, who })),
            `${who} would ${action} what is ${state}`,
          ).toEqual(saidOf(transition, who, 'production_order_state'))
        }
    throw new Undone()
  })
  await expect(moved).rejects.toBeInstanceOf(Undone)
})

test('a task moves in each state, by each role and each action, as the table says', async () => {
  const moved = transaction(ctx, async (ctx) => {
    const task = await findTask(ctx, taskId)
    if (!task) throw new Error('there is no task')
    for (const state of taskStates)
      for (const who of taskMachine.roles)
        for (const action of actionsOf(taskMachine.transitions)) {
          const transition = transitionOf(taskMachine, action, state)
          const row = { ...task, state, producer_id: state === 'unclaimed' ? null : holder.producerId }
          const changes = action === 'claim' ? { producer_id: holder.producerId } : {}
          expect(
            await outcomeOf(moveTask(ctx, row, { action, who, changes })),
            `${who} would ${action} what is ${state}`,
          ).toEqual(saidOf(transition, who, 'production_task_state'))
        }
    throw new Undone()
  })
  await expect(moved).rejects.toBeInstanceOf(Undone)
})

const item = { kind: 'transcription', media_ids: [mediaId], source_language: 'en' }
const asked = {
  edit: ['POST', 'items', { request: { item, item_id: itemId } }],
  submit: ['POST', 'submit', undefined],
  accept: ['POST', 'accept', undefined],
  ask_changes: ['POST', 'request-changes', { note: 'Again.' }],
  dispute: ['POST', 'reject', { reason: 'No.' }],
  cancel: ['POST', 'cancel', undefined],
} as const
const decisions = ['take', 'decline', 'uphold', 'give_back'] as const

test.each(orderStates)('an order that is %s refuses over HTTP what the table refuses', async (state) => {
  await pool.query('update production_orders set state = $2, due_at = null where id = $1', [orderId, state])
  const refused = { buyer: [] as string[], operator: [] as string[] }
  for (const action of Object.keys(asked) as (keyof typeof asked)[]) {
    if (transitionOf(orderMachine, action, state)) continue
    const [method, path, body] = asked[action]
    refused.buyer.push(`${await askAs(server, buyer, [method, `${root}/${orderId}/${path}`], body)}`)
    expect(await askAs(server, holder, [method, `${root}/${orderId}/${path}`], body)).toMatch(/^404 /u)
  }
  for (const decision of decisions) {
    const path = `/v1/admin/productions/orders/${orderId}/decisions`
    expect(await askAs(server, buyer, ['POST', path], { decision })).toBe('403 operator_only')
    if (transitionOf(orderMachine, decision, state)) continue
    refused.operator.push(`${await askAs(server, operator, ['POST', path], { decision })}`)
  }
  expect(new Set([...refused.buyer, ...refused.operator])).toEqual(new Set(['409 production_order_state']))
})

const scores = { meaning: 5, timing: 5, spelling: 5, style: 5 }
const content = { segments: [], speakers: [] }
const ofTasks = [
  ['save', 'content', 'holder', { expected_version: 0, content }],
  ['extend', 'extend-deadline', 'holder', undefined],
  ['submit', 'submit', 'holder', undefined],
  ['revoke', 'revoke', 'holder', undefined],
  ['revoke', 'revoke', 'operator', undefined],
  ['claim', 'claim', 'holder', undefined],
  ['review', 'review/begin', 'operator', undefined],
  ['approve', 'review', 'operator', { decision: 'approve', scores }],
  ['request_changes', 'review', 'operator', { decision: 'request_changes', scores }],
  ['comment', 'comments', 'holder', { at_s: 0, text: 'Who speaks?' }],
  ['comment', 'comments', 'operator', { at_s: 0, text: 'Who speaks?' }],
] as const
const [stranger, reviewer] = [await givenAnother(false), await givenAnother(true)]

/** Brings the task into a state, under review by nobody of these. */
async function bringInto(state: (typeof taskStates)[number]): Promise<void> {
  await transaction(ctx, async (ctx) => {
    const task = await findTask(ctx, taskId)
    if (task) await saveTask(ctx, { ...task, state, producer_id: state === 'unclaimed' ? null : holder.producerId })
  })
}

test.each(taskStates)(
  'a task that is %s refuses over HTTP what the table refuses, and is nobody else’s',
  async (state) => {
    await bringInto(state)
    const answers = new Set<unknown>()
    const isOver = state === 'revoked' || state === 'expired'
    for (const [action, path, who, body] of ofTasks) {
      const url = `/v1/productions/producers/${holder.userId}/tasks/${taskId}/${path}`
      const method = action === 'comment' ? 'POST' : 'PUT'
      for (const person of [buyer, stranger])
        expect(await askAs(server, person, [method, url], body), `${path} of what is ${state}`).toBe(
          '404 production_task_not_found',
        )
      // Somebody who reviews sees what waits for a review, and may begin it or comment: nothing else, and nothing before or afterwards.
      if ((action !== 'review' && action !== 'comment') || state !== 'submitted')
        expect(await askAs(server, reviewer, [method, url], body), `${path} of what is ${state}`).toBe(
          state === 'submitted' && path === 'review' ? '409 production_task_state' : '404 production_task_not_found',
        )
      if (transitionOf(taskMachine, action, state)) continue
      const told = await askAs(server, who === 'holder' ? holder : operator, [method, url], body)
      // Of what is over nobody sees what was remarked about it.
      if (action === 'comment' && isOver) expect(told).toBe('404 production_task_not_found')
      else answers.add(told)
    }
    // What nobody has is found under nobody's name.
    expect(answers).toEqual(
      new Set([state === 'unclaimed' ? '404 production_task_not_found' : '409 production_task_state']),
    )
  },
)

test.each([
  ['content', 'holder', { expected_version: -1, content }],
  ['content', 'holder', { expected_version: 0, content: { segments: [{ text: 'no times' }] } }],
  ['review', 'operator', { decision: 'perhaps', scores }],
  ['review', 'operator', { decision: 'approve', scores: { ...scores, meaning: 6 } }],
  ['review', 'operator', { decision: 'approve', scores, notes: [{ text: '' }] }],
] as const)('%s, by the %s, of what is no such thing is refused in every state', async (path, who, body) => {
  for (const state of taskStates) {
    await bringInto(state)
    const url = `/v1/productions/producers/${holder.userId}/tasks/${taskId}/${path}`
    expect(await askAs(server, who === 'holder' ? holder : operator, ['PUT', url], body)).toMatch(/^422 /u)
  }
})

async function givenAnother(isReviewer: boolean) {
  return givenProducer(server, await givenQualification(server), { isReviewer })
}
