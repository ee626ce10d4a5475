import type { MediaJob } from './media-job.ts'
import type { MediaWorkerThread } from './media-worker-thread.ts'
import { PooledJob, type JobControl } from './pooled-job.ts'

export type MediaPoolOptions = {
  readonly startWorker: () => MediaWorkerThread
  /** Jobs done at the same time. */
  readonly workers: number
  /** A worker is replaced after so many jobs. */
  readonly runsPerWorker: number
  /** A worker without a job is stopped after this time. */
  readonly idleMs: number
}

/** Gives jobs to workers, in order, and replaces workers that crashed, hung, were cancelled or have grown old. */
export class MediaPool {
  readonly #options: MediaPoolOptions
  readonly #active = new Set<PooledJob>()
  readonly #idle = new Map<MediaWorkerThread, NodeJS.Timeout>()
  readonly #stopping = new Set<Promise<void>>()
  #queue: PooledJob[] = []
  #working = 0
  #isClosed = false

  constructor(options: MediaPoolOptions) {
    this.#options = options
  }

  run(job: MediaJob, control: JobControl): PooledJob {
    const pooled = new PooledJob(job, control, (worker, isReusable) => {
      this.#active.delete(pooled)
      if (worker) this.#release(worker, isReusable)
      else this.#queue = this.#queue.filter((waiting) => waiting !== pooled)
    })
    this.#active.add(pooled)
    this.#queue.push(pooled)
    if (this.#isClosed || control.signal?.aborted) pooled.cancel()
    else this.#pump()
    return pooled
  }

  /** Cancels what is under way and resolves when no thread is left. */
  async close(): Promise<void> {
    this.#isClosed = true
    for (const job of this.#active) job.cancel()
    for (const worker of this.#idle.keys()) this.#stop(worker)
    await Promise.all(this.#stopping)
  }

  #pump(): void {
    while (!this.#isClosed && this.#working < this.#options.workers) {
      const next = this.#queue.shift()
      if (!next) return
      this.#working++
      next.begin(this.#takeWorker())
    }
  }

  #takeWorker(): MediaWorkerThread {
    const [rested] = this.#idle
    if (!rested) return this.#options.startWorker()
    clearTimeout(rested[1])
    this.#idle.delete(rested[0])
    return rested[0]
  }

  #release(worker: MediaWorkerThread, isReusable: boolean): void {
    this.#working--
    if (this.#isClosed || !isReusable || worker.runs >= this.#options.runsPerWorker) this.#stop(worker)
    else this.#idle.set(worker, setTimeout(() => this.#stop(worker), this.#options.idleMs).unref())
    this.#pump()
  }

  #stop(worker: MediaWorkerThread): void {
    clearTimeout(this.#idle.get(worker))
    this.#idle.delete(worker)
    const stopping = worker.stop().finally(() => this.#stopping.delete(stopping))
    this.#stopping.add(stopping)
  }
}
