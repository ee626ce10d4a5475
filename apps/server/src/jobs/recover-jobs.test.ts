import pino from 'pino'
import sql from 'sql-template-tag'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { z } from 'zod'
import { createTestDatabase } from '../../test/test-database.ts'
import { noClient } from '../kernel/client.ts'
import { systemClock } from '../kernel/clock.ts'
import { system } from '../kernel/context.ts'
import { createHooks } from '../kernel/hooks.ts'
import { makeId } from '../kernel/ids.ts'
import { nameWorkers, renewNode } from '../kernel/nodes/node-store.ts'
import type { FullContext, Ports } from '../ports/ports.ts'
import { bindDatabase } from '../kernel/transaction.ts'
import { defineJob, type JobDefinition } from './define-job.ts'
import { enqueue, getJob } from './enqueue.ts'
import { recoverJobs } from './recover-jobs.ts'
import { startJobRunner } from './runner.ts'

let ctx: FullContext
let database: Awaited<ReturnType<typeof createTestDatabase>>['database']
const runs: string[] = []
const note = defineJob({
  name: 'test.note',
  payload: z.object({ text: z.string() }),
  attemptsMax: 2,
  run: (_ctx, { text }) => Promise.resolve(runs.push(text)),
})

beforeEach(async () => {
  const test = await createTestDatabase()
  database = test.database
  onTestFinished(test.drop)
  bindDatabase(database)
  runs.length = 0
  ctx = {
    actor: system,
    workspaceId: 'w',
    requestId: 'r',
    client: noClient,
    nodeId: 'n',
    db: database.db,
    hooks: createHooks(),
    log: pino({ level: 'silent' }),
    ports: {} as Ports,
    signal: new AbortController().signal,
    now: systemClock.now,
    newId: (kind) => makeId(kind, Date.now()),
    afterCommit(then) {
      then(this)
    },
  }
})

/** A job as a killed process leaves it: running, and locked by a worker that is no more. */
async function leftBehind(worker: string, { runsSoFar = 1 } = {}): Promise<string> {
  const id = await enqueue(ctx, note, { text: 'left behind' })
  await database.pool.query(
    `update graphile_worker._private_jobs set locked_by = $1, locked_at = now() - interval '1 minute', attempts = 2 where key = $2`,
    [worker, id],
  )
  await database.pool.query(`update jobs set state = 'running', attempts = $1 where id = $2`, [runsSoFar, id])
  return id
}

async function work(jobs: readonly JobDefinition[] = [note]): Promise<void> {
  const { db } = database
  await renewNode(db, 'n', new Date(Date.now() + 60_000))
  const runner = await startJobRunner({
    database,
    contextFor: () => ctx,
    jobs,
    subscriptions: [],
    log: ctx.log,
    nodeId: 'n',
  })
  onTestFinished(() => runner.stop())
}

const stateOf = async (id: string) => (await getJob(ctx, id))?.state

describe('a job of a process that was killed', () => {
  it('is done by another one, also on its last attempt', async () => {
    const id = await leftBehind('dead')
    await work()
    await expect.poll(() => stateOf(id), { timeout: 8000 }).toBe('done')
    expect(runs).toEqual(['left behind'])
  })

  it('stays with a process that still renews its lease', async () => {
    const id = await leftBehind('alive')
    await renewNode(database.db, 'other', new Date(Date.now() + 10_000))
    await nameWorkers(database.db, 'other', ['alive'])
    await recoverJobs(ctx, [note])
    expect(await stateOf(id)).toBe('running')
    await renewNode(database.db, 'other', new Date(Date.now() - 1))
    await recoverJobs(ctx, [note])
    expect(await stateOf(id)).toBe('queued')
  })

  it('is not what this process works on, however long that takes, nor what waits behind it', async () => {
    let end = () => {}
    const long = defineJob({
      name: 'test.long',
      attemptsMax: 1,
      payload: z.object({ text: z.string() }),
      run: async (_ctx, { text }) => {
        runs.push(text)
        await new Promise<void>((resolve) => (end = resolve))
      },
    })
    await work([long])
    const [first, second] = [await enqueue(ctx, long, { text: 'first' }), await enqueue(ctx, long, { text: 'second' })]
    await expect.poll(() => runs, { timeout: 8000 }).toEqual(['first'])
    await database.pool.query(
      `update graphile_worker._private_jobs set locked_at = now() - interval '1 minute' where locked_at is not null`,
    )
    await recoverJobs(ctx, [long])
    expect([await stateOf(first), await stateOf(second)]).toEqual(['running', 'queued'])
    end()
    await expect.poll(() => runs, { timeout: 8000 }).toEqual(['first', 'second'])
    end()
    await expect.poll(() => stateOf(second), { timeout: 8000 }).toBe('done')
    expect(await stateOf(first)).toBe('done')
  })

  it('is given up when the process ends beneath it again and again', async () => {
    const id = await leftBehind('dead', { runsSoFar: 5 })
    await recoverJobs(ctx, [note])
    expect(await getJob(ctx, id)).toMatchObject({ state: 'failed', error_code: 'internal_error' })
    const left = await database.db.many(sql`select id from graphile_worker.jobs`)
    expect(left).toEqual([])
  })
})

describe('a job that has no attempt left in the queue though it is open', () => {
  it.each(['queued', 'running'])('is done all the same: %s', async (state) => {
    const id = await enqueue(ctx, note, { text: 'exhausted' })
    await database.pool.query(`update graphile_worker._private_jobs set attempts = max_attempts`)
    await database.pool.query(`update jobs set state = $1, created_at = now() - interval '1 hour'`, [state])
    await work()
    await expect.poll(() => stateOf(id), { timeout: 8000 }).toBe('done')
    expect(runs).toEqual(['exhausted'])
  })
})

describe('a job that the queue does not know', () => {
  it('is queued again, as after a restore', async () => {
    const id = await enqueue(ctx, note, { text: 'restored' })
    await database.pool.query(`delete from graphile_worker._private_jobs`)
    await database.pool.query(`update jobs set created_at = now() - interval '1 hour'`)
    await work()
    await expect.poll(() => stateOf(id), { timeout: 8000 }).toBe('done')
    expect(runs).toEqual(['restored'])
  })

  it('is left alone while it may still be on its way', async () => {
    await enqueue(ctx, note, { text: 'young' })
    await database.pool.query(`delete from graphile_worker._private_jobs`)
    await recoverJobs(ctx, [note])
    expect(await database.db.many(sql`select id from graphile_worker.jobs`)).toEqual([])
  })
})

describe('a job under the key of one that waits', () => {
  it('takes its place; the other is over', async () => {
    const first = await enqueue(ctx, note, { text: 'first' }, { dedupeKey: 'same' })
    const second = await enqueue(ctx, note, { text: 'second' }, { dedupeKey: 'same' })
    expect([await stateOf(first), await stateOf(second)]).toEqual(['canceled', 'queued'])
    await work()
    await expect.poll(() => stateOf(second), { timeout: 8000 }).toBe('done')
    expect(runs).toEqual(['second'])
  })
})
