import type { EngineError } from '../speech.ts'
import type { PoolWorker } from './pool-worker.ts'

const restartDelayMs = 100
const restartDelayMsMax = 10_000
const failedStartsMax = 3

/** A worker's place in the pool; workers come and go. */
export class Seat {
  worker: PoolWorker
  /** Resolves when its first worker is ready, rejects when it cannot be brought to start. */
  readonly ready: Promise<void>
  #resolve: () => void = () => undefined
  #reject: (error: EngineError) => void = () => undefined
  #failedStarts = 0

  constructor(worker: PoolWorker) {
    this.worker = worker
    this.ready = new Promise((resolve, reject) => {
      this.#resolve = resolve
      this.#reject = reject
    })
    // Not everybody asks; streams hear about it in any case.
    this.ready.catch(() => undefined)
  }

  started(): void {
    this.#failedStarts = 0
    this.#resolve()
  }

  giveUp(error: EngineError): void {
    this.#reject(error)
  }

  /** Replaces a lost worker. Returns how long to wait before the new one starts: not at all, unless starting fails. */
  replace(worker: PoolWorker, error: EngineError): number {
    const { hasStarted } = this.worker
    this.worker = worker
    if (hasStarted) return 0
    this.#failedStarts++
    if (this.#failedStarts >= failedStartsMax) this.#reject(error)
    return Math.min(restartDelayMsMax, restartDelayMs * 2 ** this.#failedStarts)
  }
}
