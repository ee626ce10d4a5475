import { type FairRefusal, FairQueue, type Place } from '../fair/fair-queue.ts'
import type { Shared } from '../fair/shared.ts'
import { SourceError } from '../samples.ts'
import { EngineError } from '../speech.ts'
import { type JobThread, startJobThread } from './job-thread.ts'
import type { JobOutcome } from './messages.ts'
import { type JobListener, type Patience, PooledJob } from './pooled-job.ts'

export type JobPoolOptions = {
  /** Jobs worked on at the same time. */
  readonly workers: number
  /** URL of a module that exports the engine's loader. Loaded in the workers, when first needed. */
  readonly engine: string | URL
  /** Without a sign of life for so long while it has work, a worker has hung. 15 s unless said. */
  readonly hangMs?: number
  /** The same for a worker that is starting. 60 s unless said. */
  readonly startMs?: number
  /** A worker without work is stopped after this time. 30 s unless said. */
  readonly idleMs?: number
  /** Jobs of one share worked on at the same time; one less than there are workers, but at least one, unless said. */
  readonly workersPerShare?: number
  /** Jobs waiting for a worker; beyond it those of the loudest share fail as `overloaded`. 256 unless said. */
  readonly waitingMax?: number
  /** The same of one share; beyond it they fail as `crowded`. 32 unless said, and never more than `waitingMax`. */
  readonly waitingPerShare?: number
  /** The worker's file, for a bundle that has moved it. */
  readonly workerUrl?: URL
  /** How a thread is started, for tests of one that does not. */
  readonly startThread?: typeof startJobThread
}

/** The parts of the options that depend on the capability. */
export type JobPoolKind = { readonly name: string; readonly workerUrl: URL }

/** What surrounds one job in a pool. */
export type RunOptions<Progress> = Shared & {
  readonly signal?: AbortSignal | undefined
  readonly progress?: (progress: Progress) => void
}

type Options = JobPoolKind & Patience & Required<Pick<JobPoolOptions, 'engine' | 'workers' | 'idleMs' | 'startThread'>>

/** Work in threads: one job in each, shares in turn, each in order; a worker that crashed or hung is replaced. */
export class JobPool<Task, Progress, Result> {
  readonly #options: Options
  readonly #queue: FairQueue<PooledJob<Task, Progress, Result>>
  readonly #open = new Set<PooledJob<Task, Progress, Result>>()
  readonly #idle = new Map<JobThread<Task, Progress, Result>, NodeJS.Timeout>()
  readonly #ending = new Set<Promise<void>>()
  #isClosed = false

  constructor(kind: JobPoolKind, options: JobPoolOptions) {
    if (!Number.isInteger(options.workers) || options.workers < 1) {
      throw new RangeError(`a pool cannot have ${options.workers} workers`)
    }
    const { workers, workersPerShare = Math.max(1, workers - 1), waitingMax = 256, waitingPerShare = 32 } = options
    this.#options = {
      hangMs: 15_000,
      startMs: 60_000,
      idleMs: 30_000,
      startThread: startJobThread,
      ...kind,
      ...options,
    }
    this.#queue = new FairQueue({
      running: workers,
      runningPerKey: workersPerShare,
      waiting: waitingMax,
      waitingPerKey: Math.min(waitingMax, waitingPerShare),
    })
  }

  /** Jobs under way and waiting fail as `closed`, and so does everything after. */
  async close(): Promise<void> {
    this.#isClosed = true
    for (const job of this.#open) job.fail(closed())
    for (const thread of this.#idle.keys()) this.#stop(thread)
    await Promise.all(this.#ending)
  }

  add(
    task: Task,
    listener: JobListener<Progress, Result>,
    { share = '' }: Shared = {},
  ): PooledJob<Task, Progress, Result> {
    let place: Place<PooledJob<Task, Progress, Result>> | undefined
    const job = new PooledJob<Task, Progress, Result>(task, listener, this.#options, (thread, isReusable) => {
      this.#open.delete(job)
      if (place) this.#queue.leave(place)
      if (thread) this.#release(thread, isReusable)
    })
    this.#open.add(job)
    const entry = this.#isClosed ? { refused: 'closed' as const } : this.#queue.enter(share, job)
    // Listeners are never called before they know what they opened.
    if (entry.refused) queueMicrotask(() => job.fail(this.#refusal(entry.refused)))
    else {
      place = entry.place
      entry.displaced?.item.fail(this.#refusal('full'))
      this.#pump()
    }
    return job
  }

  /** Has a thread load what jobs will need, where none has begun to. Nobody waits for it, and its failure is told by the job that comes. */
  warm(task: Task): void {
    if (this.#open.size > 0 || this.#idle.size > 0) return
    this.add(task, { progress: () => undefined, over: () => undefined })
  }

  /** Adds a job and waits for its result. Rejects with EngineError, SourceError or the signal's reason. */
  run(task: Task, { signal, share = '', progress = () => undefined }: RunOptions<Progress> = {}): Promise<Result> {
    return new Promise((resolve, reject) => {
      const leave = () => {
        job.cancel()
        reject(signal?.reason)
      }
      const over = (outcome: JobOutcome<Result> | EngineError) => {
        signal?.removeEventListener('abort', leave)
        if (!(outcome instanceof Error) && outcome.type === 'done') resolve(outcome.result)
        else reject(errorOf(outcome))
      }
      const job = this.add(task, { progress, over }, { share })
      if (signal?.aborted) leave()
      else signal?.addEventListener('abort', leave, { once: true })
    })
  }

  #refusal(reason: FairRefusal | 'closed'): EngineError {
    if (reason === 'closed') return closed()
    const { name } = this.#options
    if (reason === 'full') return new EngineError('overloaded', `too many jobs are waiting for ${name}`)
    return new EngineError('crowded', `too many jobs of one share are waiting for ${name}`)
  }

  #pump(): void {
    if (this.#isClosed) return
    for (let next = this.#queue.next(); next; next = this.#queue.next()) this.#begin(next.item)
  }

  /** A thread that cannot be started fails the job that was to have it, and nobody else's. */
  #begin(job: PooledJob<Task, Progress, Result>): void {
    try {
      job.begin(this.#takeThread())
    } catch (error) {
      job.fail(new EngineError('crashed', `a thread for ${this.#options.name} does not start`, { cause: error }))
    }
  }

  #takeThread(): JobThread<Task, Progress, Result> {
    const [rested] = this.#idle
    if (!rested) {
      const { workerUrl, engine, name, startThread } = this.#options
      return startThread(workerUrl, String(engine), name)
    }
    clearTimeout(rested[1])
    this.#idle.delete(rested[0])
    return rested[0]
  }

  #release(thread: JobThread<Task, Progress, Result>, isReusable: boolean): void {
    if (this.#isClosed || !isReusable) this.#stop(thread)
    else this.#idle.set(thread, setTimeout(() => this.#stop(thread), this.#options.idleMs).unref())
    this.#pump()
  }

  #stop(thread: JobThread<Task, Progress, Result>): void {
    clearTimeout(this.#idle.get(thread))
    this.#idle.delete(thread)
    // A thread that cannot be ended is not waited for; its end is nobody's result.
    const ending = thread
      .end()
      .catch(() => undefined)
      .finally(() => this.#ending.delete(ending))
    this.#ending.add(ending)
  }
}

function closed(): EngineError {
  return new EngineError('closed', 'the engine was closed')
}

/** Converts an outcome without a result to its error. */
export function errorOf(outcome: JobOutcome<unknown> | EngineError): EngineError | SourceError {
  if (outcome instanceof Error) return outcome
  if (outcome.type === 'refused') return new SourceError(outcome.kind, outcome.message)
  return new EngineError('crashed', `the worker ended a job with ${outcome.type}`)
}
