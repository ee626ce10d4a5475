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
import type { FullContext, Ports } from '../ports/ports.ts'
import { bindDatabase, transaction } from '../kernel/transaction.ts'
import { defineJob, type JobDefinition } from './define-job.ts'
import { defineSubscription } from './define-subscription.ts'
import { dispatchOutbox } from './dispatch-outbox.ts'
import { enqueue, getJob } from './enqueue.ts'
import type { JobKind } from './job-kind.ts'
import { startJobRunner } from './runner.ts'
import type { After } from './within-time.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>['database']
const log = pino({ level: 'silent' })
const contextFor = (workspaceId: string): FullContext => ({
  actor: system,
  workspaceId,
  requestId: 'r',
  client: noClient,
  nodeId: 'n',
  db: database.db,
  hooks: createHooks(),
  log,
  ports: {} as Ports,
  signal: new AbortController().signal,
  now: systemClock.now,
  newId: (kind) => makeId(kind, Date.now()),
  afterCommit(then) {
    then(this)
  },
})

beforeEach(async () => {
  const test = await createTestDatabase()
  database = test.database
  onTestFinished(test.drop)
  bindDatabase(database)
})

async function work(jobs: readonly JobDefinition[], after?: After): Promise<void> {
  const options = { database, contextFor, jobs, subscriptions: [], log, nodeId: 'n' }
  const runner = await startJobRunner({ ...options, ...(after && { after }) })
  onTestFinished(() => runner.stop())
}

/** A job that says whose it is when it begins, and ends when it is told to. */
function held(name: string, kind?: JobKind, isForAll = false) {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const job = defineJob({
    name,
    ...(kind && { kind }),
    isForAll,
    payload: z.object({}),
    attemptsMax: 1,
    run: (ctx, _payload, { signal }) => {
      begun.push(ctx.workspaceId)
      return new Promise<void>((resolve) => {
        ends.set(ctx.workspaceId, resolve)
        signal.addEventListener('abort', () => resolve())
      })
    },
  })
  return { job, begun, end: (workspaceId: string) => ends.get(workspaceId)?.() }
}

const at = async <Result>(count: number, make: () => Promise<Result>): Promise<Result[]> => {
  const made: Result[] = []
  for (let one = 0; one < count; one++) made.push(await make())
  return made
}

/** What waits, in the order in which the queue hands it out. */
async function order(): Promise<string> {
  const waiting = await database.db.many<{ workspace_id: string }>(sql`
    select workspace_id from graphile_worker.jobs queued join jobs using (key)
    where queued.locked_at is null order by queued.priority, queued.run_at, queued.id`)
  return waiting.map((job) => job.workspace_id).join('')
}

describe('places', () => {
  it.each(['heavy', 'usual'] as const)(
    'of a prompt job are not taken by any number of %s ones: a mail leaves while a hundred separations wait',
    async (kind) => {
      const separation = held('test.separate', kind)
      const mails: string[] = []
      const mail = defineJob({
        name: 'test.mail',
        kind: 'prompt',
        payload: z.object({}),
        attemptsMax: 1,
        run: (ctx) => Promise.resolve(mails.push(ctx.workspaceId)),
      })
      await at(100, () => enqueue(contextFor('loud'), separation.job, {}))
      await at(100, () => enqueue(contextFor('as loud'), separation.job, {}))
      await work([separation.job, mail])
      await expect.poll(() => separation.begun.toSorted(), { timeout: 15_000 }).toEqual(['as loud', 'loud'])
      const id = await enqueue(contextFor('quiet'), mail, {})
      await expect.poll(async () => (await getJob(contextFor('quiet'), id))?.state, { timeout: 15_000 }).toBe('done')
      expect(mails).toEqual(['quiet'])
      expect(separation.begun).toHaveLength(2)
    },
  )

  it('of heavy jobs: a workspace has one, so that another one’s runs beside it', async () => {
    const training = held('test.train', 'heavy')
    await at(10, () => enqueue(contextFor('a'), training.job, {}))
    await work([training.job])
    await expect.poll(() => training.begun, { timeout: 15_000 }).toEqual(['a'])
    await at(2, () => enqueue(contextFor('b'), training.job, {}))
    await expect.poll(() => training.begun, { timeout: 15_000 }).toEqual(['a', 'b'])
    training.end('b')
    await expect.poll(() => training.begun, { timeout: 15_000 }).toEqual(['a', 'b', 'b'])
    training.end('a')
    await expect.poll(() => training.begun, { timeout: 15_000 }).toEqual(['a', 'b', 'b', 'a'])
  })

  it('what works for everybody waits behind no workspace’s own work', async () => {
    const own = held('test.export')
    const shared = held('test.deliver', 'usual', true)
    await at(3, () => enqueue(contextFor('a'), own.job, {}))
    await work([own.job, shared.job])
    await expect.poll(() => own.begun, { timeout: 15_000 }).toEqual(['a'])
    await enqueue(contextFor('a'), shared.job, {})
    await expect.poll(() => shared.begun, { timeout: 15_000 }).toEqual(['a'])
  })
})

describe('turns', () => {
  it.each(['prompt', 'usual', 'heavy'] as const)('of %s jobs go round among the workspaces', async (kind) => {
    const { job } = held('test.any', kind)
    await at(5, () => enqueue(contextFor('a'), job, {}))
    await at(3, () => enqueue(contextFor('b'), job, {}))
    await enqueue(contextFor('c'), job, {})
    expect(await order()).toBe('abcababaa')
  })

  it('who comes anew joins the round under way, neither before nor behind everybody', async () => {
    const { job } = held('test.any', 'prompt')
    const first = await at(6, () => enqueue(contextFor('a'), job, {}))
    for (const id of first.slice(0, 3)) {
      await database.db.run(sql`update jobs set state = 'done' where id = ${id}`)
      await database.pool.query('delete from graphile_worker._private_jobs where key = $1', [id])
    }
    await at(2, () => enqueue(contextFor('b'), job, {}))
    expect(await order()).toBe('ababa')
  })

  it('begin at nought when nothing waits', async () => {
    const { job } = held('test.any', 'prompt')
    await at(3, () => enqueue(contextFor('a'), job, {}))
    await database.db.run(sql`update jobs set state = 'done'`)
    const id = await enqueue(contextFor('a'), job, {})
    expect(await database.db.one(sql`select turn from jobs where id = ${id}`)).toEqual({ turn: 0 })
  })
})

describe('a job that hangs', () => {
  /** Time is up when the test says so; counts who waits for it. */
  function aClock() {
    let waiting: (() => void)[] = []
    const after: After = (_ms, callBack) => {
      waiting.push(callBack)
      return () => (waiting = waiting.filter((one) => one !== callBack))
    }
    const pass = () => {
      const due = waiting
      waiting = []
      for (const callBack of due) callBack()
    }
    return { after, pass, waiting: () => waiting.length }
  }
  const hang = () => {
    const signals: AbortSignal[] = []
    const job = defineJob({
      name: 'test.hang',
      kind: 'prompt',
      payload: z.object({}),
      attemptsMax: 1,
      run: (_ctx, _payload, { signal }) => {
        signals.push(signal)
        return new Promise<never>(() => undefined)
      },
    })
    return { job, signals }
  }
  const quick = defineJob({
    name: 'test.quick',
    kind: 'prompt',
    payload: z.object({}),
    attemptsMax: 1,
    run: () => Promise.resolve('done'),
  })

  it.each(['asked for', 'on a schedule'])('%s loses its place when its time is up', async (how) => {
    const { job, signals } = hang()
    const clock = aClock()
    const stored: string[] = []
    for (let one = 0; one < 2; one++) {
      if (how === 'asked for') stored.push(await enqueue(contextFor('a'), job, {}))
      else await database.pool.query(`select graphile_worker.add_job('test.hang', '{}', max_attempts := 1)`)
    }
    await work([job, quick], clock.after)
    await expect.poll(() => signals.length, { timeout: 15_000 }).toBe(2)
    const id = await enqueue(contextFor('b'), quick, {})
    const stateOf = async (jobId: string, workspaceId: string) => (await getJob(contextFor(workspaceId), jobId))?.state
    clock.pass()
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true])
    expect(await stateOf(id, 'b')).toBe('queued')
    clock.pass()
    await expect.poll(() => stateOf(id, 'b'), { timeout: 15_000 }).toBe('done')
    for (const one of stored) {
      expect(await getJob(contextFor('a'), one)).toMatchObject({ state: 'failed', error_code: 'internal_error' })
    }
    await expect.poll(() => clock.waiting()).toBe(0)
  })

  it('and ends in order when it is told that its time is up keeps its result', async () => {
    const clock = aClock()
    const job = defineJob({
      name: 'test.polite',
      payload: z.object({}),
      attemptsMax: 1,
      run: async (ctx, _payload, { signal }) => {
        await new Promise<void>((resolve) => {
          if (signal.aborted) resolve()
          signal.addEventListener('abort', () => resolve())
        })
        return [signal.aborted, ctx.signal.aborted]
      },
    })
    const id = await enqueue(contextFor('a'), job, {})
    await work([job], clock.after)
    await expect.poll(() => clock.waiting(), { timeout: 15_000 }).toBe(1)
    clock.pass()
    await expect.poll(() => getJob(contextFor('a'), id)).toMatchObject({ state: 'done', result: [true, true] })
  })
})

it('events are told in turn, those of each workspace in order', async () => {
  const heard: string[] = []
  const subscription = defineSubscription('history.purged', 'test.hear', (ctx, { storageKeys }) => {
    heard.push(`${ctx.workspaceId}${storageKeys[0]}`)
    return Promise.resolve()
  })
  const emit = (workspaceId: string, what: number) =>
    transaction(contextFor(workspaceId), (ctx) => ctx.emit('history.purged', { storageKeys: [String(what)] }))
  for (let event = 1; event <= 50; event++) await emit('a', event)
  await emit('b', 1)
  await emit('b', 2)
  expect(await dispatchOutbox(contextFor, [subscription])).toBe(52)
  expect(heard.slice(0, 5)).toEqual(['a1', 'b1', 'a2', 'b2', 'a3'])
  expect(heard.filter((one) => one.startsWith('a'))).toEqual(Array.from({ length: 50 }, (_, index) => `a${index + 1}`))
})
