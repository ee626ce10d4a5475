import pino from 'pino'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { createTestDatabase } from '../../test/test-database.ts'
import { noClient } from '../kernel/client.ts'
import { systemClock } from '../kernel/clock.ts'
import { system } from '../kernel/context.ts'
import { AppError } from '../kernel/errors.ts'
import { createHooks } from '../kernel/hooks.ts'
import { makeId } from '../kernel/ids.ts'
import type { FullContext, Ports } from '../ports/ports.ts'
import { bindDatabase, transaction } from '../kernel/transaction.ts'
import { defineJob } from './define-job.ts'
import { defineSubscription } from './define-subscription.ts'
import { cancelJob, enqueue, getJob } from './enqueue.ts'
import { ProcessCrashed } from './process-crashed.ts'
import { type JobRunner, type JobRunnerOptions, startJobRunner } from './runner.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>
let options: JobRunnerOptions
let runner: JobRunner
let attempts = 0
const heard: string[] = []
let failOnce = true

/** A signal that was given before anybody listened is not given again. */
const signalled = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve()
    signal.addEventListener('abort', () => resolve())
  })

const count = defineJob({
  name: 'test.count',
  payload: z.object({ to: z.number() }),
  attemptsMax: 1,
  run: async (_ctx, { to }, control) => {
    for (let step = 1; step <= to; step++) await control.progress(step / to)
    return { counted: to }
  },
})
const wait = defineJob({
  name: 'test.wait',
  payload: z.object({}),
  attemptsMax: 1,
  run: async (_ctx, _payload, control) => {
    await control.progress(0.5)
    await signalled(control.signal)
    control.signal.throwIfAborted()
  },
})
const stumble = defineJob({
  name: 'test.stumble',
  payload: z.object({ always: z.boolean() }),
  attemptsMax: 2,
  run: (_ctx, { always }) => {
    attempts += 1
    return always || attempts === 1 ? Promise.reject(new AppError('service_unavailable')) : Promise.resolve('done')
  },
})
const subscriptions = [
  defineSubscription('history.purged', 'test.hear', (_ctx, { storageKeys }) => {
    if (storageKeys[0] === 'twice' && failOnce) {
      failOnce = false
      return Promise.reject(new Error('not yet'))
    }
    heard.push(...storageKeys)
    return Promise.resolve()
  }),
]

const log = pino({ level: 'silent' })
const contextFor = (workspaceId: string): FullContext => ({
  actor: system,
  workspaceId,
  requestId: 'r',
  client: noClient,
  nodeId: 'n',
  db: database.database.db,
  hooks: createHooks(),
  log,
  ports: {} as Ports,
  signal: new AbortController().signal,
  now: systemClock.now,
  newId: (kind) => makeId(kind, Date.now()),
  afterCommit(work) {
    work(this)
  },
})

beforeAll(async () => {
  database = await createTestDatabase()
  bindDatabase(database.database)
  options = { database: database.database, contextFor, jobs: [count, wait, stumble], subscriptions, log, nodeId: 'n' }
  runner = await startJobRunner(options)
})
afterAll(async () => {
  await runner.stop()
  await database.drop()
})

const ctx = () => contextFor('w')
const stateOf = async (id: string) => (await getJob(ctx(), id))?.state

describe('a job', () => {
  test('runs, tells how far it is, and keeps its result', async () => {
    const id = await enqueue(ctx(), count, { to: 4 })
    await expect.poll(() => stateOf(id)).toBe('done')
    expect(await getJob(ctx(), id)).toMatchObject({ progress: 1, result: { counted: 4 } })
  })

  test('is queued with the transaction that wanted it, or not at all', async () => {
    let id = ''
    const failing = transaction(ctx(), async (ctx) => {
      id = await enqueue(ctx, count, { to: 1 })
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await getJob(ctx(), id)).toBeUndefined()
  })

  test('stops when asked to, while it runs', async () => {
    const id = await enqueue(ctx(), wait, {})
    await expect.poll(() => stateOf(id)).toBe('running')
    expect(await cancelJob(ctx(), id)).toBe(true)
    await expect.poll(() => stateOf(id), { timeout: 5000 }).toBe('canceled')
    expect(await cancelJob(ctx(), id)).toBe(false)
  })

  test('belongs to its workspace', async () => {
    const id = await enqueue(ctx(), count, { to: 1 })
    expect(await getJob(contextFor('other'), id)).toBeUndefined()
    expect(await cancelJob(contextFor('other'), id)).toBe(false)
  })

  test('is tried again, and fails with a code once the attempts are used up', async () => {
    const id = await enqueue(ctx(), stumble, { always: true })
    await database.database.db.run(sql`select 1`)
    await expect
      .poll(
        async () => {
          await database.database.pool.query(
            'update graphile_worker._private_jobs set run_at = now() where locked_at is null',
          )
          return stateOf(id)
        },
        { timeout: 10_000 },
      )
      .toBe('failed')
    expect(await getJob(ctx(), id)).toMatchObject({ attempts: 2, error_code: 'service_unavailable' })
  })
})

describe('an event', () => {
  test('reaches its subscribers after the commit, and not without one', async () => {
    await transaction(ctx(), (ctx) => ctx.emit('history.purged', { storageKeys: ['once'] }))
    await transaction(ctx(), async (ctx) => {
      await ctx.emit('history.purged', { storageKeys: ['never'] })
      throw new Error('no')
    }).catch(() => undefined)
    await expect.poll(() => heard).toContain('once')
    expect(heard).not.toContain('never')
  })

  test('comes again to a subscriber that failed', async () => {
    await transaction(ctx(), (ctx) => ctx.emit('history.purged', { storageKeys: ['twice'] }))
    await expect.poll(() => heard, { timeout: 15_000 }).toContain('twice')
  })
})

test('a job beneath which the process breaks again and again is given up, and no sooner', async () => {
  const id = await enqueue(ctx(), wait, {})
  for (let crashes = 1; crashes <= 4; crashes++) {
    await expect.poll(() => stateOf(id), { timeout: 10_000 }).toBe('running')
    await runner.stop(new ProcessCrashed())
    expect(await getJob(ctx(), id)).toMatchObject({ state: crashes < 4 ? 'queued' : 'failed', attempts: crashes })
    runner = await startJobRunner(options)
  }
  expect(await getJob(ctx(), id)).toMatchObject({ error_code: 'internal_error' })
  expect((await database.database.pool.query('select id from graphile_worker.jobs where key = $1', [id])).rows).toEqual(
    [],
  )
})

test('draining hands a running job back to the queue and costs no attempt, not even the only one', async () => {
  const id = await enqueue(ctx(), wait, {})
  await expect.poll(() => stateOf(id)).toBe('running')
  await runner.stop()
  expect(await getJob(ctx(), id)).toMatchObject({ state: 'queued', attempts: 0 })
  const { rows } = await database.database.pool.query(
    'select attempts, locked_at from graphile_worker.jobs where key = $1',
    [id],
  )
  expect(rows).toEqual([{ attempts: 0, locked_at: null }])
  runner = await startJobRunner(options)
  await expect.poll(() => stateOf(id), { timeout: 10_000 }).toBe('running')
  expect(await getJob(ctx(), id)).toMatchObject({ attempts: 1 })
})
