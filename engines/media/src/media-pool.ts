import { FairQueue, type FairRefusal, MediaError, type Place } from '@vireo/engines'
import type { MediaJob } from './media-job.ts'
import type { MediaWorkerThread } from './media-worker-thread.ts'
import { PooledJob, type JobControl } from './pooled-job.ts'

export type MediaPoolOptions = {
  readonly startWorker: () => MediaWorkerThread
  /** Jobs done at the same time. */
  readonly workers: number
  /** Jobs of one share done at the same time. */
  readonly workersPerShare: number
  /** Jobs that wait; beyond it those of the loudest share fail as `overloaded`. */
  readonly waitingMax: number
  /** The same of one share; beyond it they fail as `crowded`. */
  readonly waitingPerShare: number
  /** A worker is replaced after so many jobs. */
  readonly runsPerWorker: number
  /** A worker without a job is stopped after this time. */
  readonly idleMs: number
}

/** Gives jobs to workers, shares in turn, each in order, and replaces workers that crashed, hung, were cancelled or have grown old. */
export class MediaPool {
  readonly #options: MediaPoolOptions
  readonly #active = new Set<PooledJob>()
  readonly #idle = new Map<MediaWorkerThread, NodeJS.Timeout>()
  readonly #stopping = new Set<Promise<void>>()
  readonly #queue: FairQueue<PooledJob>
  #isClosed = false

  constructor(options: MediaPoolOptions) {
    this.#options = options
    this.#queue = new FairQueue({
      running: options.workers,
      runningPerKey: options.workersPerShare,
      waiting: options.waitingMax,
      waitingPerKey: options.waitingPerShare,
    })
  }

  run(job: MediaJob, control: JobControl): PooledJob {
    const pooled = new PooledJob(job, control, (worker, isReusable) => {
      this.#active.delete(pooled)
      if (place) this.#queue.leave(place)
      if (worker) this.#release(worker, isReusable)
    })
    let place: Place<PooledJob> | undefined
    this.#active.add(pooled)
    if (this.#isClosed || control.signal?.aborted) pooled.cancel()
    else place = this.#enter(control.share ?? '', pooled)
    this.#pump()
    return pooled
  }

  /** Cancels what is under way and resolves when no thread is left. */
  async close(): Promise<void> {
    this.#isClosed = true
    for (const job of this.#active) job.cancel()
    for (const worker of this.#idle.keys()) this.#stop(worker)
    await Promise.all(this.#stopping)
  }

  #enter(share: string, job: PooledJob): Place<PooledJob> | undefined {
    const { place, refused, displaced } = this.#queue.enter(share, job)
    if (refused) job.fail(refusal(refused), false)
    displaced?.item.fail(refusal('full'), false)
    return place
  }

  #pump(): void {
    if (this.#isClosed) return
    for (let next = this.#queue.next(); next; next = this.#queue.next()) this.#begin(next.item)
  }

  /** A thread that cannot be started fails the job that was to have it, and nobody else's. */
  #begin(job: PooledJob): void {
    try {
      job.begin(this.#takeWorker())
    } catch (error) {
      job.fail(new Error('a media worker does not start', { cause: error }), false)
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
    if (this.#isClosed || !isReusable || worker.runs >= this.#options.runsPerWorker) this.#stop(worker)
    else this.#idle.set(worker, setTimeout(() => this.#stop(worker), this.#options.idleMs).unref())
    this.#pump()
  }

  #stop(worker: MediaWorkerThread): void {
    clearTimeout(this.#idle.get(worker))
    this.#idle.delete(worker)
    // A thread that cannot be stopped is not waited for; its end is nobody's result.
    const stopping = worker
      .stop()
      .catch(() => undefined)
      .finally(() => this.#stopping.delete(stopping))
    this.#stopping.add(stopping)
  }
}

function refusal(reason: FairRefusal): MediaError {
  if (reason === 'full') return new MediaError('overloaded', 'Too many files are waiting to be read.')
  return new MediaError('crowded', 'Too many of your files are waiting to be read.')
}
