import { EventEmitter } from 'node:events'
import {
  type Logger as GraphileLogger,
  Logger,
  parseCronItems,
  run,
  type Runner,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker'
import type { Logger as Log } from 'pino'
import { careOf, type JobKind, jobKinds } from './job-kind.ts'
import type { Database } from '../kernel/database/database.ts'
import { type JobDefinition, kindOf } from './define-job.ts'
import { patientPool } from './patient-pool.ts'

/** Places for jobs of every kind. */
export type Lanes = {
  /** Under which names the queue locks what is worked on here. */
  readonly workers: readonly string[]
  /** Takes no further jobs and hands back those under way. */
  stop(): Promise<void>
}

export type LaneOptions = {
  readonly database: Database
  readonly jobs: readonly JobDefinition[]
  readonly log: Log
}

type Task = TaskList[string]

type LaneParts = {
  readonly pool: Database['pool']
  readonly log: Log
  readonly taskOf: (job: JobDefinition) => Task
  /** Is told the name of the lane. */
  readonly workers: string[]
}

/** Opens a lane for each kind: a job takes a place of its own kind or none. */
export async function openLanes(options: LaneOptions, taskOf: (job: JobDefinition) => Task): Promise<Lanes> {
  const workers: string[] = []
  const runners: Runner[] = []
  const patient = patientPool(options.database.pool)
  const stop = async () => {
    await Promise.all(runners.map(stopQuietly))
    await patient.close()
  }
  try {
    for (const kind of jobKinds) {
      const jobs = options.jobs.filter((job) => kindOf(job) === kind)
      if (jobs.length > 0)
        runners.push(await openLane(kind, jobs, { log: options.log, pool: patient.pool, taskOf, workers }))
    }
  } catch (error) {
    await stop()
    throw error
  }
  return { workers, stop }
}

async function openLane(
  kind: JobKind,
  jobs: readonly JobDefinition[],
  { pool, log, taskOf, workers }: LaneParts,
): Promise<Runner> {
  const events: WorkerEvents = new EventEmitter()
  // What it works on is locked in the name of the lane, not of the place in it.
  events.on('pool:create', ({ workerPool }) => workers.push(workerPool.id))
  const runner = await run({
    events,
    pgPool: pool,
    concurrency: careOf[kind].places,
    noHandleSignals: true,
    pollInterval: 2000,
    logger: quietLogger(log),
    taskList: Object.fromEntries(jobs.map((job) => [job.name, taskOf(job)])),
    parsedCronItems: parseCronItems(
      jobs.flatMap(({ name, cron }) =>
        cron ? [{ task: name, match: cron, options: { backfillPeriod: 0, jobKey: name } }] : [],
      ),
    ),
  })
  // A lane that ends by itself is a fault to be told of, not one that ends the process.
  runner.promise.catch((error: unknown) => log.error({ err: error, kind }, 'jobs of a kind are not worked on any more'))
  return runner
}

async function stopQuietly(runner: Runner): Promise<void> {
  try {
    await runner.stop()
  } catch {
    // Stopped already: nothing is left to hand back.
  }
}

/** Creates a logger that moves the queue's messages to the debug level, except for its errors. */
function quietLogger(log: Log): GraphileLogger {
  return new Logger(() => (level, message) => {
    if (level === 'error') log.error(message)
    else log.debug(message)
  })
}
