import { Team } from '@vireo/contracts/productions'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { givenSession } from '#identity/testing.ts'
import { createManualClock } from '#kernel/clock.ts'
import { startTestServer } from '#test/test-server.ts'
import { expectSettled, expectWhole } from './books.testing.ts'
import { decideOrder } from './house/decide-order.ts'
import { tendOrders } from './orders/tend-orders.ts'
import { tendPayments } from './payments/tend-payments.ts'
import { payOutDue } from './payouts/pay-out-due.ts'
import { givenOperator, givenProducer, givenQualification, onTask, openPayouts, writeFor } from './producers.testing.ts'
import { askAs, givenBuyer, givenPaid, givenPrice, root, runJobs } from './productions.testing.ts'
import { tendTasks } from './tasks/tend-tasks.ts'

const clock = createManualClock(new Date('2026-03-01T12:00:00Z'))
const server = await startTestServer({ clock })
const { pool } = server.database
const ctx = { ...server.product.systemContext(), signal: new AbortController().signal }
await givenPrice(server)
const qualification = await givenQualification(server)
const buyer = await givenBuyer(server)
const operator = await givenOperator(server)
const people = await Promise.all(
  [true, false, false].map((isReviewer) => givenProducer(server, qualification, { isReviewer })),
)
for (const person of people.slice(0, 2)) await openPayouts(server, person)
// Of one of them work is never looked at.
await pool.query('update production_producers set sampling_percent = 0 where id = $1', [people[1]?.producerId])
const hourMs = 3_600_000
const scores = { meaning: 4, timing: 3, spelling: 4, style: 4 }

type Task = {
  readonly id: string
  readonly assignment: string
  readonly holder: (typeof people)[number] | undefined
}

/** Finds what is alive of an order, and who has it. */
async function taskOf(orderId: string): Promise<Task> {
  const { rows } = await pool.query<{ id: string; assignment_id: string; producer_id: string | null }>(
    'select id, assignment_id, producer_id from production_tasks where order_id = $1 order by id desc limit 1',
    [orderId],
  )
  const { id = 'none', assignment_id: assignment = 'none', producer_id: producer } = rows[0] ?? {}
  return { id, assignment, holder: people.find(({ producerId }) => producerId === producer) }
}

/** Signs whoever runs the instance in anew, as time goes by. */
async function signedIn() {
  const { rows } = await pool.query<{ id: string }>('select id from workspaces where owner_id = $1', [operator.userId])
  const workspaceId = rows[0]?.id as (typeof buyer)['workspaceId']
  const { accessToken } = await givenSession(ctx, { userId: operator.userId, workspaceId })
  return { ...operator, headers: { authorization: `Bearer ${accessToken}` } }
}

/** Does something with a task as whoever runs the instance. */
async function asOperator(taskId: string, action: string, told: { holder: Task['holder']; body?: object }) {
  const caller = await signedIn()
  return onTask(server, caller, taskId, action, { ...told, holder: told.holder ?? caller })
}

/** A team of some of them. */
const { team_id: team } = Team.parse(
  await askAs(server, operator, ['POST', '/v1/admin/productions/teams'], {
    name: 'Legal',
    members: people.slice(0, 2).map(({ userId }) => userId),
  }),
)

/** What may happen, the more often the more often it is here. */
const kinds = [
  'take take decline uphold give_back',
  'work work work claim write submit submit revoke extend',
  'begin begin approve approve send-back staff-revoke staff-begin staff-approve',
  'accept accept ask reject cancel',
  'priority priority team',
  'time jobs jobs pay-out pay-out',
].flatMap((line) => line.split(' '))

const acts = fc.record({
  order: fc.nat({ max: 1 }),
  person: fc.nat({ max: 2 }),
  // Mostly those act who can.
  isFit: fc.constantFrom(true, true, true, false),
  // What happens twice in the same moment happens once.
  isTwice: fc.boolean(),
  // The house may change what somebody has in the same moment.
  beside: fc.constantFrom(...Array.from({ length: 6 }, () => undefined), 'priority', 'team'),
  hours: fc.constantFrom(1, 30, 80, 200),
  act: fc.constantFrom(...kinds),
})

type Act = typeof acts extends fc.Arbitrary<infer One> ? One : never

/** What gets work somewhere in any run, whatever else comes: done, looked at, paid. */
const wholeWay = (['work', 'begin', 'approve', 'jobs', 'accept', 'pay-out'] as const).map((act): Act => ({
  act,
  order: 0,
  person: 1,
  isFit: true,
  isTwice: false,
  beside: undefined,
  hours: 1,
}))

async function write(person: (typeof people)[number], taskId: string) {
  const text = 'select content_version as version from production_tasks where id = $1'
  const { rows } = await pool.query<{ version: number }>(text, [taskId])
  return writeFor(server, person, taskId, 'Hello there.', rows[0]?.version ?? 0)
}

const ofReviewers = ['begin', 'approve', 'send-back']

async function carryOut({ act, person, isFit, hours }: Act, orderId: string): Promise<unknown> {
  const { id, assignment, holder } = await taskOf(orderId)
  const fit = ofReviewers.includes(act) ? people[0] : holder
  const one = (isFit && fit) || people[person]
  if (!one) return undefined
  const asBuyer = (action: string, body?: object) =>
    askAs(server, buyer, ['POST', `${root}/${orderId}/${action}`], body)
  const review = (decision: string) => ({ holder: holder ?? one, body: { decision, scores } })
  if (act === 'time') {
    clock.advance(hours * hourMs)
    return [await tendTasks(ctx), await tendOrders(ctx), await tendPayments(ctx)]
  }
  if (act === 'jobs') return runJobs(server)
  if (act === 'pay-out') return [await payOutDue(ctx), await runJobs(server)]
  if (act === 'accept' || act === 'cancel') return asBuyer(act)
  if (act === 'ask') return asBuyer('request-changes', { note: 'Again.' })
  if (act === 'reject') return asBuyer('reject', { reason: 'No.' })
  if (act === 'claim' || act === 'submit' || act === 'revoke') return onTask(server, one, id, act)
  if (act === 'extend') return onTask(server, one, id, 'extend-deadline')
  if (act === 'work')
    return [await onTask(server, one, id, 'claim'), await write(one, id), await onTask(server, one, id, 'submit')].at(
      -1,
    )
  if (act === 'write') return write(one, id)
  if (act === 'begin') return onTask(server, one, id, 'review/begin', { holder: holder ?? one })
  if (act === 'approve') return onTask(server, one, id, 'review', review('approve'))
  if (act === 'send-back') return onTask(server, one, id, 'review', review('request_changes'))
  if (act === 'priority')
    return askAs(server, await signedIn(), ['PUT', `/v1/productions/tasks/${assignment}/priority`], {
      priority: hours > 30 ? 'high' : 'low',
    })
  if (act === 'team')
    return askAs(server, await signedIn(), ['PUT', `/v1/admin/productions/tasks/${assignment}/team`], {
      team_id: hours > 30 ? null : team,
    })
  if (act === 'staff-revoke') return asOperator(id, 'revoke', { holder })
  if (act === 'staff-begin') return asOperator(id, 'review/begin', { holder })
  if (act === 'staff-approve') return asOperator(id, 'review', review('approve'))
  const decision = act as Parameters<typeof decideOrder>[1]['decision']
  return decideOrder(ctx, { id: orderId, decision, note: '' }).catch((error: unknown) => String(error))
}

test(
  'whatever buyers, producers, reviewers, the house and the clock do in whatever order, money is in one place, each assignment has one task, and nobody is paid twice',
  { timeout: 120_000 },
  async () => {
    const outcomes = new Set<string>()
    const ordered: string[] = []
    await fc.assert(
      fc.asyncProperty(fc.array(acts, { minLength: 15, maxLength: 32 }), async (all) => {
        const orders = [(await givenPaid(server, buyer)).orderId, (await givenPaid(server, buyer)).orderId]
        ordered.push(...orders)
        await decideOrder(ctx, { id: orders[0] ?? '', decision: 'take', note: '' })
        for (const each of all) {
          const orderId = orders[each.order] ?? ''
          const isAlone = each.act === 'time' || each.act === 'jobs'
          const again = each.isTwice && !isAlone ? [each] : []
          const beside = each.beside !== undefined && !isAlone ? [{ ...each, act: each.beside }] : []
          const atOnce = [each, ...again, ...beside]
          const told = await Promise.all(atOnce.map((one) => carryOut(one, orderId)))
          for (const [at, outcome] of told.entries())
            if (typeof outcome === 'string') outcomes.add(`${atOnce[at]?.act} ${outcome}`)
          await expectWhole(server, orders)
        }
        await runJobs(server)
        await tendPayments(ctx)
        await runJobs(server)
        await expectSettled(server, ordered)
      }),
      { numRuns: Number(process.env['VIREO_TEST_RUNS'] ?? 5), endOnFailure: true, examples: [[wholeWay]] },
    )
    // Nothing ever failed in a way that nobody is told of, and the work did get somewhere.
    expect([...outcomes].filter((outcome) => / (?:5\d\d|schema)/u.test(outcome))).toEqual([])
    expect([...outcomes].filter((outcome) => /^work (?:submitted|approved)$/u.test(outcome))).not.toEqual([])
  },
)
