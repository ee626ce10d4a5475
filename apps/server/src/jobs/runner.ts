import type { WorkspaceId } from '@vireo/contracts/kit'
import type { Logger as Log } from 'pino'
import { z } from 'zod'
import type { Database } from '../kernel/database/database.ts'
import { nameWorkers } from '../kernel/nodes/node-store.ts'
import type { FullContext } from '../ports/ports.ts'
import { type JobDefinition, limitOf } from './define-job.ts'
import type { Subscription } from './define-subscription.ts'
import { dispatchOutbox } from './dispatch-outbox.ts'
import { openLanes } from './lanes.ts'
import type { ProcessCrashed } from './process-crashed.ts'
import { recoverJobs } from './recover-jobs.ts'
import { removeEmptyQueues } from './queue-store.ts'
import { runJob } from './run-job.ts'
import { type After, withinTime } from './within-time.ts'

export type JobRunner = {
  /** Runs no further jobs and hands the running ones back, after a `ProcessCrashed` as those of a process that broke. */
  stop(why?: ProcessCrashed): Promise<void>
}

export type JobRunnerOptions = {
  readonly database: Database
  readonly contextFor: (workspaceId: WorkspaceId) => FullContext
  readonly jobs: readonly JobDefinition[]
  readonly subscriptions: readonly Subscription[]
  readonly log: Log
  /** Under which this process holds its lease. */
  readonly nodeId: string
  /** What tells that a job's time is up, for tests. */
  readonly after?: After
}

const Queued = z.object({ jobId: z.string() })
const outboxIdleMs = 5000
const recoverEveryMs = 10_000

/** Starts working on the queue: jobs by name, schedules, and the outbox. */
export async function startJobRunner(options: JobRunnerOptions): Promise<JobRunner> {
  const draining = new AbortController()
  await removeEmptyQueues(options.contextFor(''))
  const lanes = await openLanes(options, (job) => taskOf(job, options, draining.signal))
  await nameWorkers(options.database.db, options.nodeId, lanes.workers)
  const outbox = followOutbox(options, draining.signal)
  const recovery = recoverNowAndThen(options)
  return {
    stop: async (why) => {
      draining.abort(why)
      recovery.stop()
      await lanes.stop()
      await outbox.stopped
    },
  }
}

type Task = (payload: unknown, helpers: { job: { attempts: number; max_attempts: number } }) => Promise<void>

function taskOf(definition: JobDefinition, { contextFor, after }: JobRunnerOptions, draining: AbortSignal): Task {
  return async (payload, { job }) => {
    const queued = Queued.safeParse(payload)
    const isLastAttempt = job.attempts >= job.max_attempts
    if (queued.success)
      return runJob(contextFor, {
        definition,
        jobId: queued.data.jobId,
        isLastAttempt,
        draining,
        ...(after && { after }),
      })
    const work = async (timeUp: AbortSignal) => {
      const control = { signal: AbortSignal.any([draining, timeUp]), progress: () => Promise.resolve() }
      const ctx = contextFor('')
      await definition.run({ ...ctx, signal: AbortSignal.any([ctx.signal, timeUp]) }, {} as never, control)
    }
    await withinTime(limitOf(definition), work, after)
  }
}

/** Recovers at once, and from then on at an interval, the jobs that ended processes left behind. */
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
