import { MediaError, type Shared } from '@vireo/engines'
import type { MediaJob, MediaResult, WorkerMessage } from './media-job.ts'
import type { MediaWorkerThread } from './media-worker-thread.ts'

/** How one job is watched over while it runs. */
export type JobControl = Shared & {
  readonly timeoutMs: number
  readonly signal?: AbortSignal
  readonly onSamples?: (samples: Float32Array) => void
}

/** Hears once that the job is over, with the worker it had and whether that worker may have another job. */
export type OnEnded = (worker: MediaWorkerThread | undefined, isReusable: boolean) => void

/** One job from the queue to its end, which comes exactly once: a result, a failure, time running out or a cancel. */
export class PooledJob {
  readonly result: Promise<MediaResult>
  readonly #job: MediaJob
  readonly #control: JobControl
  readonly #onEnded: OnEnded
  #resolve: (result: MediaResult) => void = () => undefined
  #reject: (error: Error) => void = () => undefined
  readonly #onAbort = () => this.cancel()
  #worker: MediaWorkerThread | undefined
  #clock: NodeJS.Timeout | undefined
  #isOver = false

  constructor(job: MediaJob, control: JobControl, onEnded: OnEnded) {
    this.#job = job
    this.#control = control
    this.#onEnded = onEnded
    this.result = new Promise((resolve, reject) => {
      this.#resolve = resolve
      this.#reject = reject
    })
    control.signal?.addEventListener('abort', this.#onAbort, { once: true })
  }

  begin(worker: MediaWorkerThread): void {
    this.#worker = worker
    this.restartClock()
    worker.start(this.#job, (message) => this.#hear(message))
  }

  /** Gives the job its whole time again. */
  restartClock(): void {
    clearTimeout(this.#clock)
    if (this.#isOver || !this.#worker) return
    this.#clock = setTimeout(() => {
      this.fail(new MediaError('timed_out', 'This file took too long to read.'), false)
    }, this.#control.timeoutMs)
  }

  /** Ends it, waiting or working. */
  cancel(): void {
    this.fail(new MediaError('cancelled', 'The work on this file was cancelled.'), false)
  }

  fail(error: Error, isReusable: boolean): void {
    if (this.#finish(isReusable)) this.#reject(error)
  }

  #hear(message: WorkerMessage): void {
    switch (message.type) {
      case 'samples':
        this.#handOver(message.samples)
        return
      case 'done':
        if (this.#finish(true)) this.#resolve(message.result)
        return
      case 'failed':
        this.fail(
          message.kind ? new MediaError(message.kind, message.message) : new Error(message.message),
          !message.hasCrashed,
        )
    }
  }

  /** A listener that fails ends its own job, not the process that calls it from a thread's message. */
  #handOver(samples: Float32Array): void {
    try {
      this.#control.onSamples?.(samples)
    } catch (error) {
      this.fail(new Error('the listener failed', { cause: error }), false)
    }
  }

  #finish(isReusable: boolean): boolean {
    if (this.#isOver) return false
    this.#isOver = true
    clearTimeout(this.#clock)
    this.#control.signal?.removeEventListener('abort', this.#onAbort)
    this.#onEnded(this.#worker, isReusable)
    return true
  }
}
