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
  /** Jobs waiting for a worker; beyond it they fail as `overloaded`. 256 unless said. */
  readonly waitingMax?: number
  /** The worker's file, for a bundle that has moved it. */
  readonly workerUrl?: URL
}

/** The parts of the options that depend on the capability. */
export type JobPoolKind = { readonly name: string; readonly workerUrl: URL }

/** Work in threads: one job in each, in order; a worker that crashed or hung is replaced. */
export class JobPool<Task, Progress, Result> {
  readonly #options: Required<JobPoolOptions> & Patience
  readonly #running = new Set<PooledJob<Task, Progress, Result>>()
  readonly #idle = new Map<JobThread<Task, Progress, Result>, NodeJS.Timeout>()
  readonly #ending = new Set<Promise<void>>()
  #waiting: PooledJob<Task, Progress, Result>[] = []
  #working = 0
  #isClosed = false

  constructor(kind: JobPoolKind, options: JobPoolOptions) {
    if (!Number.isInteger(options.workers) || options.workers < 1) {
      throw new RangeError(`a pool cannot have ${options.workers} workers`)
    }
    this.#options = { hangMs: 15_000, startMs: 60_000, idleMs: 30_000, waitingMax: 256, ...kind, ...options }
  }

  /** Jobs under way and waiting fail as `closed`, and so does everything after. */
  async close(): Promise<void> {
    this.#isClosed = true
    for (const job of this.#running) job.fail(new EngineError('closed', 'the engine was closed'))
    for (const thread of this.#idle.keys()) this.#stop(thread)
    await Promise.all(this.#ending)
  }

  add(task: Task, listener: JobListener<Progress, Result>): PooledJob<Task, Progress, Result> {
    const job = new PooledJob<Task, Progress, Result>(task, listener, this.#options, (thread, isReusable) => {
      this.#running.delete(job)
      if (thread) this.#release(thread, isReusable)
      else this.#waiting = this.#waiting.filter((waiting) => waiting !== job)
    })
    this.#running.add(job)
    const refusal = this.#refusal()
    // Listeners are never called before they know what they opened.
    if (refusal) queueMicrotask(() => job.fail(refusal))
    else {
      this.#waiting.push(job)
      this.#pump()
    }
    return job
  }

  /** Adds a job and waits for its result. Rejects with EngineError, SourceError or the signal's reason. */
  run(
    task: Task,
    { signal, progress = () => undefined }: { signal?: AbortSignal; progress?: (progress: Progress) => void } = {},
  ): Promise<Result> {
    return new Promise((resolve, reject) => {
      const leave = () => {
        job.cancel()
        reject(signal?.reason)
      }
      const job = this.add(task, {
        progress,
        over: (outcome) => {
          signal?.removeEventListener('abort', leave)
          if (!(outcome instanceof Error) && outcome.type === 'done') resolve(outcome.result)
          else reject(errorOf(outcome))
        },
      })
      if (signal?.aborted) leave()
      else signal?.addEventListener('abort', leave, { once: true })
    })
  }

  #refusal(): EngineError | undefined {
    if (this.#isClosed) return new EngineError('closed', 'the engine was closed')
    if (this.#waiting.length < this.#options.waitingMax) return undefined
    return new EngineError('overloaded', `too many jobs are waiting for ${this.#options.name}`)
  }

  #pump(): void {
    while (!this.#isClosed && this.#working < this.#options.workers) {
      const next = this.#waiting.shift()
      if (!next) return
      this.#working++
      next.begin(this.#takeThread())
    }
  }

  #takeThread(): JobThread<Task, Progress, Result> {
    const [rested] = this.#idle
    if (!rested) {
      const { workerUrl, engine, name } = this.#options
      return startJobThread(workerUrl, String(engine), name)
    }
    clearTimeout(rested[1])
    this.#idle.delete(rested[0])
    return rested[0]
  }

  #release(thread: JobThread<Task, Progress, Result>, isReusable: boolean): void {
    this.#working--
    if (this.#isClosed || !isReusable) this.#stop(thread)
    else this.#idle.set(thread, setTimeout(() => this.#stop(thread), this.#options.idleMs).unref())
    this.#pump()
  }

  #stop(thread: JobThread<Task, Progress, Result>): void {
    clearTimeout(this.#idle.get(thread))
    this.#idle.delete(thread)
    const ending = thread.end().finally(() => this.#ending.delete(ending))
    this.#ending.add(ending)
  }
}

/** What is told about a job that brought no result. */
export function errorOf(outcome: JobOutcome<unknown> | EngineError): EngineError | SourceError {
  if (outcome instanceof Error) return outcome
  if (outcome.type === 'refused') return new SourceError(outcome.kind, outcome.message)
  return new EngineError('crashed', `the worker ended a job with ${outcome.type}`)
}
