import { InstanceWork, workEndpoints } from '@vireo/contracts/staff'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { defineJob } from '#jobs/define-job.ts'
import { enqueue } from '#jobs/enqueue.ts'
import { transaction } from '#kernel/transaction.ts'
import { sendMail } from '#mail'
import { call, givenPerson, type Teammate } from '#test/teammates.ts'
import { startTestServer } from '#test/test-server.ts'

const server = await startTestServer()
const { pool } = server.database
const operator = await givenPerson(server)
await pool.query('update users set is_instance_admin = true where id = $1', [operator.userId])
const person = await givenPerson(server)
const reason = 'The carrier is back'

const get = (path: string, who: Teammate = operator) => call(server, who, 'GET', `/v1/admin/work${path}`)
const post = (path: string, body: object = { reason }, who: Teammate = operator) =>
  call(server, who, 'POST', `/v1/admin/work${path}`, body)
const lettersOf = async (more = '') =>
  workEndpoints.listLetters.success.schema.parse((await get(`/letters${more}`)).body)
const eventsOf = async (more = '') => workEndpoints.listEvents.success.schema.parse((await get(`/events${more}`)).body)
const jobsIn = async (state: string, more = '') =>
  workEndpoints.listJobs.success.schema.parse((await get(`/jobs?state=${state}${more}`)).body)
const lastAct = async () =>
  (
    await pool.query(
      'select action, target_id, details from audit_entries where workspace_id = $1 order by id desc limit 1',
      [operator.workspaceId],
    )
  ).rows[0]
const notPossible = { status: 409, code: 'work_act_not_possible' }
const notFound = { status: 404, code: 'stuck_work_not_found' }
const ctx = () => server.product.systemContext(person.workspaceId)

/** A job that nobody works on here. */
const given = async ({
  mayBeStopped = false,
  state = 'queued',
  key,
}: {
  mayBeStopped?: boolean
  state?: string
  key?: string
}) => {
  const job = defineJob({
    name: 'test.given',
    payload: z.object({}),
    attemptsMax: 2,
    mayBeStopped,
    run: async () => undefined,
  })
  const id = await enqueue(ctx(), job, {}, key === undefined ? {} : { dedupeKey: key })
  if (state === 'failed')
    await pool.query(
      "update jobs set state = 'failed', attempts = 2, error_code = 'engine_failed', error_message = 'It broke.', finished_at = now() where id = $1",
      [id],
    )
  if (state === 'running') await pool.query("update jobs set state = 'running' where id = $1", [id])
  return id
}
const stateOf = async (id: string) => (await pool.query('select * from jobs where id = $1', [id])).rows[0]

test('nobody but whoever runs the instance sees any of it, or does anything to it', async () => {
  const job = await given({ mayBeStopped: true })
  for (const path of ['', '/letters', '/events', '/jobs'])
    expect(await get(path, person)).toMatchObject({ status: 403, code: 'operator_only' })
  for (const path of ['/letters/x/retry', '/events/x/retry', `/jobs/${job}/retry`, `/jobs/${job}/stop`])
    expect(await post(path, { reason }, person)).toMatchObject({ status: 403, code: 'operator_only' })
  expect(await stateOf(job)).toMatchObject({ state: 'queued' })
  for (const path of ['/letters/x/retry', '/events/x/retry', '/jobs/x/retry', '/jobs/x/stop'])
    expect(await post(path)).toMatchObject(notFound)
  for (const path of ['/letters?cursor=x', '/events?cursor=x', '/jobs?cursor=x'])
    expect(await get(path)).toMatchObject({ status: 400, code: 'invalid_cursor' })
  expect(await post(`/jobs/${job}/stop`, { reason: ' ' })).toMatchObject({ status: 422 })
})

describe('letters', () => {
  const givenLetters = async (count: number) => {
    await pool.query('delete from letters')
    for (let at = 0; at < count; at++)
      await sendMail(ctx(), {
        kind: 'test.letter',
        to: 'somebody@private.example',
        subject: 'Secret',
        language: 'en',
        paragraphs: ['Nobody else reads this.'],
      })
    return (await pool.query<{ id: string }>('select id from letters order by id')).rows.map(({ id }) => id)
  }

  test('that failed are listed without what they say or whom they are for, and tried again once', async () => {
    const [failed = '', tried = '', waiting = ''] = await givenLetters(3)
    await pool.query("update letters set state = 'failed', last_error = 'Mailbox full' where id = $1", [failed])
    await pool.query("update letters set last_error = 'Try later' where id = $1", [tried])
    const { letters } = await lettersOf()
    expect(letters.map(({ letter_id: id, has_failed }) => [id, has_failed])).toEqual([
      [tried, false],
      [failed, true],
    ])
    expect(letters[1]).toMatchObject({
      recipient_domain: 'private.example',
      last_error: 'Mailbox full',
      channel: 'mail',
    })
    expect(JSON.stringify(letters)).not.toMatch(/somebody|Secret|Nobody else/u)
    expect(InstanceWork.parse((await get('')).body).letters).toMatchObject({
      waiting: 2,
      failed: 1,
      kept: 0,
      oldest_waiting_unix: expect.any(Number),
      carries_mail: false,
    })
    const queued = async () =>
      (await pool.query("select count(*)::int as n from jobs where payload->>'letterId' = $1", [failed])).rows[0].n
    const before = await queued()
    expect(await post(`/letters/${failed}/retry`)).toMatchObject({ status: 200 })
    expect(await queued()).toBe(before + 1)
    expect(await lastAct()).toMatchObject({
      action: 'staff.letter-retried',
      target_id: failed,
      details: { reason, kind: 'test.letter' },
    })
    // What waits already would come twice.
    for (const id of [failed, tried, waiting]) expect(await post(`/letters/${id}/retry`)).toMatchObject(notPossible)
    expect(await queued()).toBe(before + 1)
  })

  test('are listed page by page', async () => {
    const ids = await givenLetters(3)
    await pool.query("update letters set state = 'failed'")
    const first = await lettersOf('?page_size=2')
    const second = await lettersOf(`?page_size=2&cursor=${first.next_cursor}`)
    expect([...first.letters, ...second.letters].map(({ letter_id: id }) => id)).toEqual(ids.toReversed())
    expect([first.has_more, second.has_more]).toEqual([true, false])
  })
})

test('events that failed are listed without what they say, and come again at once when somebody wants it', async () => {
  await pool.query('delete from outbox_events')
  await transaction(ctx(), async (ctx) => {
    for (const key of ['a', 'b']) await ctx.emit('history.purged', { storageKeys: [`private-${key}`] })
  })
  const { rows } = await pool.query<{ id: string }>('select id from outbox_events order by id')
  const [failing = '', waiting = ''] = rows.map(({ id }) => id)
  await pool.query(
    "update outbox_events set attempts = 3, last_error = 'Away', next_attempt_at = now() + interval '1 hour' where id = $1",
    [failing],
  )
  const { events } = await eventsOf()
  expect(events).toMatchObject([
    { event_id: failing, name: 'history.purged', workspace_id: person.workspaceId, attempts: 3, last_error: 'Away' },
  ])
  expect(JSON.stringify(events)).not.toContain('private-')
  expect(InstanceWork.parse((await get('')).body).events).toMatchObject({ waiting: 2, failing: 1 })
  expect(await post(`/events/${failing}/retry`)).toMatchObject({ status: 200 })
  const due = await pool.query('select next_attempt_at <= now() as due from outbox_events where id = $1', [failing])
  expect(due.rows).toEqual([{ due: true }])
  expect(await lastAct()).toMatchObject({
    action: 'staff.event-retried',
    target_id: failing,
    details: { reason, event: 'history.purged' },
  })
  await pool.query('update outbox_events set dispatched_at = now() where id = $1', [waiting])
  expect(await post(`/events/${waiting}/retry`)).toMatchObject(notFound)
})

describe('jobs', () => {
  test('are listed by their state, and counted', async () => {
    await pool.query('delete from jobs')
    const [queued, running, failed] = [
      await given({}),
      await given({ state: 'running', mayBeStopped: true }),
      await given({ state: 'failed' }),
    ]
    expect((await jobsIn('queued')).jobs).toMatchObject([{ job_id: queued, may_be_stopped: false, is_stopping: false }])
    expect((await jobsIn('running')).jobs).toMatchObject([{ job_id: running, may_be_stopped: true }])
    expect((await jobsIn('failed')).jobs).toMatchObject([
      { job_id: failed, name: 'test.given', error_code: 'engine_failed', error_message: 'It broke.', attempts: 2 },
    ])
    expect(InstanceWork.parse((await get('')).body).jobs).toEqual({
      queued: 1,
      running: 1,
      failed: 1,
      oldest_queued_unix: expect.any(Number),
    })
    const another = await given({ state: 'failed' })
    const first = await jobsIn('failed', '&page_size=1')
    expect(first.jobs.map(({ job_id: id }) => id)).toEqual([another])
    expect((await jobsIn('failed', `&cursor=${first.next_cursor}`)).jobs.map(({ job_id: id }) => id)).toEqual([failed])
    await pool.query("update jobs set finished_at = now() - interval '8 days' where id = $1", [failed])
    expect(InstanceWork.parse((await get('')).body).jobs.failed).toBe(1)
  })

  test('that failed are queued again, from the beginning, unless the same work waits already', async () => {
    const failed = await given({ state: 'failed' })
    expect(await post(`/jobs/${failed}/retry`)).toMatchObject({ status: 200 })
    expect(await stateOf(failed)).toMatchObject({ state: 'queued', attempts: 0, error_code: null, finished_at: null })
    const queued = await pool.query('select max_attempts from graphile_worker.jobs where key = $1', [failed])
    expect(queued.rows).toEqual([{ max_attempts: 3 }])
    expect(await lastAct()).toMatchObject({
      action: 'staff.job-retried',
      target_id: failed,
      details: { reason, job: 'test.given', of_workspace: person.workspaceId, error: 'engine_failed' },
    })
    expect(await post(`/jobs/${failed}/retry`)).toMatchObject(notPossible)

    const before = await given({ state: 'failed', key: 'the same work' })
    await given({ key: 'the same work' })
    expect(await post(`/jobs/${before}/retry`)).toMatchObject(notPossible)
    expect(await stateOf(before)).toMatchObject({ state: 'failed' })
  })

  test('are stopped where that does no harm: what waits is over, what runs is told', async () => {
    const [queued, running, other, over] = [
      await given({ mayBeStopped: true }),
      await given({ mayBeStopped: true, state: 'running' }),
      await given({}),
      await given({ mayBeStopped: true, state: 'failed' }),
    ]
    for (const id of [other, over]) expect(await post(`/jobs/${id}/stop`)).toMatchObject(notPossible)
    expect(await stateOf(other)).toMatchObject({ state: 'queued', cancel_requested_at: null })
    expect(await post(`/jobs/${queued}/stop`)).toMatchObject({ status: 200 })
    expect(await stateOf(queued)).toMatchObject({ state: 'canceled' })
    expect(await post(`/jobs/${running}/stop`)).toMatchObject({ status: 200 })
    expect(await stateOf(running)).toMatchObject({ state: 'running', cancel_requested_at: expect.any(Date) })
    expect((await jobsIn('running')).jobs.find(({ job_id: id }) => id === running)).toMatchObject({ is_stopping: true })
    expect(await lastAct()).toMatchObject({ action: 'staff.job-stopped', target_id: running, details: { reason } })
  })
})
