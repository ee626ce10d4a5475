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
import { z } from 'zod'
import type { Database } from '../kernel/database.ts'
import { nameWorkers } from '../kernel/node-store.ts'
import type { FullContext } from '../kernel/ports.ts'
import type { JobDefinition } from './define-job.ts'
import type { Subscription } from './define-subscription.ts'
import { dispatchOutbox } from './dispatch-outbox.ts'
import { recoverJobs } from './recover-jobs.ts'
import { runJob } from './run-job.ts'

export type JobRunner = {
  /** Runs no further jobs and hands the running ones back. */
  stop(): Promise<void>
}

export type JobRunnerOptions = {
  readonly database: Database
  readonly contextFor: (workspaceId: string) => FullContext
  readonly jobs: readonly JobDefinition[]
  readonly subscriptions: readonly Subscription[]
  readonly log: Log
  /** Under which this process holds its lease. */
  readonly nodeId: string
}

const Queued = z.object({ jobId: z.string() })
const outboxIdleMs = 5000
const recoverEveryMs = 10_000

/** Starts working on the queue: jobs by name, schedules, and the outbox. */
export async function startJobRunner(options: JobRunnerOptions): Promise<JobRunner> {
  const draining = new AbortController()
  const events: WorkerEvents = new EventEmitter()
  const workers: string[] = []
  events.on('worker:create', ({ worker }) => workers.push(worker.workerId))
  const runner = await run({
    events,
    pgPool: options.database.pool,
    concurrency: 2,
    noHandleSignals: true,
    pollInterval: 2000,
    logger: quietLogger(options.log),
    taskList: taskListOf(options, draining.signal),
    parsedCronItems: parseCronItems(
      options.jobs.flatMap(({ name, cron }) =>
        cron ? [{ task: name, match: cron, options: { backfillPeriod: 0, jobKey: name } }] : [],
      ),
    ),
  })
  await nameWorkers(options.database.db, options.nodeId, workers)
  const outbox = followOutbox(options, draining.signal)
  const recovery = recoverNowAndThen(options)
  return {
    stop: async () => {
      draining.abort()
      recovery.stop()
      await stopQuietly(runner)
      await outbox.stopped
    },
  }
}

async function stopQuietly(runner: Runner): Promise<void> {
  try {
    await runner.stop()
  } catch {
    // Stopped already: nothing is left to hand back.
  }
}

function taskListOf({ jobs, contextFor }: JobRunnerOptions, draining: AbortSignal): TaskList {
  return Object.fromEntries(
    jobs.map((definition) => [
      definition.name,
      async (payload: unknown, { job }: { job: { attempts: number; max_attempts: number } }) => {
        const queued = Queued.safeParse(payload)
        const isLastAttempt = job.attempts >= job.max_attempts
        if (queued.success) return runJob(contextFor, { definition, jobId: queued.data.jobId, isLastAttempt, draining })
        const control = { signal: draining, progress: () => Promise.resolve() }
        await definition.run(contextFor(''), {} as never, control)
      },
    ]),
  )
}

/** What a killed process left behind is taken up by whoever still works. */
function recoverNowAndThen({ contextFor, jobs, log }: JobRunnerOptions): { stop(): void } {
  const recover = () =>
    recoverJobs(contextFor(''), jobs).catch((error: unknown) => log.warn({ err: error }, 'jobs could not be recovered'))
  void recover()
  const timer = setInterval(recover, recoverEveryMs)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}

/** Dispatches at once when told that an event was written, and now and then in case nobody told. */
function followOutbox(options: JobRunnerOptions, draining: AbortSignal): { stopped: Promise<void> } {
  let wake = (): void => undefined
  const listening = options.database.listen('vireo_outbox', { heard: () => wake(), missed: () => wake() })
  const loop = async () => {
    while (!draining.aborted) {
      await dispatchOutbox(options.contextFor, options.subscriptions).catch((error: unknown) =>
        options.log.warn({ err: error }, 'the outbox could not be dispatched'),
      )
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, outboxIdleMs)
        wake = () => {
          clearTimeout(timer)
          resolve()
        }
        if (draining.aborted) wake()
        draining.addEventListener('abort', wake, { once: true })
      })
      draining.removeEventListener('abort', wake)
    }
    listening.stop()
  }
  return { stopped: loop() }
}

/** The queue's own chatter belongs into the debug log; its errors stay errors. */
function quietLogger(log: Log): GraphileLogger {
  return new Logger(() => (level, message) => {
    if (level === 'error') log.error(message)
    else log.debug(message)
  })
}
