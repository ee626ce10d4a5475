import { type ServiceInLanguages, type Task, Tasks } from '@vireo/contracts/productions'
import { billingEndpoints } from '@vireo/contracts/billing'
import type { Clock } from '#kernel/clock.ts'
import { transaction } from '#kernel/transaction.ts'
import { givenPerson } from '#test/teammates.ts'
import { startTestServer, type TestPerson, type TestServer } from '#test/test-server.ts'
import { decideOrder } from './house/decide-order.ts'
import { insertProducer } from './people/producer-store.ts'
import { grantQualification, insertQualification } from './people/qualification-store.ts'
import { askAs, givenBuyer, givenPaid, givenPrice } from './productions.testing.ts'

type Caller = Pick<TestPerson, 'userId'> & { readonly headers: Readonly<Record<string, string>> }

/** Starts a server with whoever runs it, a price for all work, and a qualification for it; on a clock of its own, or the machine's. */
export async function startHouse(clock?: Clock) {
  const server = await startTestServer(clock && { clock })
  const operator = await givenOperator(server)
  await givenPrice(server)
  return { server, operator, qualification: await givenQualification(server) }
}

const usual: ServiceInLanguages = { service: 'transcription', source_language: 'en', target_language: 'en' }

/** Makes a qualification for English transcriptions, or for something else. */
export async function givenQualification(
  server: TestServer,
  { service, source_language, target_language } = usual,
): Promise<string> {
  const ctx = server.product.systemContext()
  const id = ctx.newId('productionQualification')
  const row = {
    id,
    name: 'English',
    service,
    source_language,
    target_language,
    valid_days: null,
    created_at: new Date(),
  } as const
  await transaction(ctx, (ctx) => insertQualification(ctx, row))
  return id
}

/** Makes a producer who can do English transcriptions. */
export async function givenProducer(server: TestServer, qualificationId: string, { isReviewer = false } = {}) {
  const person = await givenBuyer(server)
  const ctx = server.product.systemContext()
  const id = ctx.newId('productionProducer')
  const created_at = new Date(0)
  await transaction(ctx, async (ctx) => {
    await insertProducer(ctx, {
      id,
      user_id: person.userId,
      workspace_id: person.workspaceId,
      name: 'Ada',
      state: 'active',
      is_reviewer: false,
      sampling_percent: 100,
      score: null,
      reviews: 0,
      created_at,
    })
    await grantQualification(ctx, id, { id: qualificationId, valid_days: null } as never)
  })
  await server.database.pool.query('update production_producers set is_reviewer = $2 where id = $1', [id, isReviewer])
  return { ...person, producerId: id }
}

/** Does something with a task of somebody, as somebody; answers its state, or status and code of a failure. */
export async function onTask(
  server: TestServer,
  caller: Caller,
  taskId: string,
  action: string,
  { holder = caller, body }: { readonly holder?: Caller; readonly body?: object } = {},
): Promise<string> {
  const path = `/v1/productions/producers/${holder.userId}/tasks/${taskId}/${action}`
  const told = await askAs<Task>(server, caller, ['PUT', path], body)
  return typeof told === 'string' ? told : told.state
}

/** Writes something for a task. */
export function writeFor(server: TestServer, holder: Caller, taskId: string, text = 'Hello there.', version = 0) {
  const segment = { id: '1', text, speaker_id: 'a', start_s: 0, end_s: 1.5 }
  const path = `/v1/productions/producers/${holder.userId}/tasks/${taskId}/content`
  return askAs<{ version: number }>(server, holder, ['PUT', path], {
    expected_version: version,
    content: { segments: [segment] },
  })
}

/** Lists what somebody could claim. */
export async function unclaimedBy(server: TestServer, person: Caller): Promise<string[]> {
  const told = await askAs(server, person, ['GET', '/v1/productions/tasks/unclaimed?page_size=100'])
  return Tasks.parse(told).tasks.map(({ task_id }) => task_id)
}

/** Makes an order that the house took; answers its one task as well. */
export async function givenTaken(server: TestServer, buyer: Pick<Caller, 'headers'>) {
  const given = await givenPaid(server, buyer)
  await takeOrder(server, given.orderId)
  return { ...given, taskId: await aliveTask(server, given.orderId) }
}

/** Has the house take an order that was paid. */
export async function takeOrder(server: TestServer, orderId: string): Promise<void> {
  await decideOrder(server.product.systemContext(), { id: orderId, decision: 'take', note: '' })
}

/** Finds the task of an order that is alive. */
export async function aliveTask(server: TestServer, orderId: string): Promise<string> {
  const { rows } = await server.database.pool.query<{ id: string }>(
    "select id from production_tasks where order_id = $1 and state not in ('revoked', 'expired')",
    [orderId],
  )
  if (rows.length !== 1) throw new Error(`the order has ${rows.length} tasks`)
  return rows[0]?.id ?? ''
}

/** Opens the account on which somebody is paid. */
export async function openPayouts(server: TestServer, person: Caller): Promise<void> {
  const { url } = billingEndpoints.createConnectAccount.success.schema.parse(
    await askAs(server, person, ['POST', '/create-connect-account'], {}),
  )
  await server.fetch(`/v1/billing/sandbox/connect/${url.split('/').at(-1)}`, { method: 'POST' })
}

/** Makes somebody who runs the instance, signed in. */
export async function givenOperator(server: TestServer): Promise<Caller> {
  const person = await givenPerson(server)
  await server.database.pool.query('update users set is_instance_admin = (id = $1)', [person.userId])
  return { userId: person.userId, headers: person.bearer }
}

/** Has a task claimed, written and submitted. */
export async function workOn(server: TestServer, holder: Caller, taskId: string): Promise<string> {
  await onTask(server, holder, taskId, 'claim')
  await writeFor(server, holder, taskId)
  return onTask(server, holder, taskId, 'submit')
}
