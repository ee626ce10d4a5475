import { type FairLimits, FairQueue, type FairRefusal, type Place } from './fair-queue.ts'

/** Why work was not done: who asked has too much waiting already, or everybody together has. */
export class CrowdedError extends Error {
  override readonly name = 'CrowdedError'
  readonly reason: FairRefusal

  constructor(reason: FairRefusal) {
    super(reason === 'full' ? 'too much work is waiting' : 'too much work of this key is waiting')
    this.reason = reason
  }
}

type Waiting = { begin(): void; displace(): void }

/** Does asynchronous work, no more at a time than it may, with the keys taking turns. */
export class FairRunner {
  readonly #queue: FairQueue<Waiting>

  constructor(limits: FairLimits) {
    this.#queue = new FairQueue(limits)
  }

  get running(): number {
    return this.#queue.running
  }

  get waiting(): number {
    return this.#queue.waiting
  }

  /**
   * Does the work when its turn comes. Rejects with CrowdedError where there is no room, also later when room was
   * made for others, and with the signal's reason where it is aborted while it waits; work under way is not stopped.
   */
  run<Result>(key: string, work: () => Promise<Result>, signal?: AbortSignal): Promise<Result> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) {
        reject(signal.reason)
        return
      }
      const abort = () => {
        if (place) this.#queue.leave(place)
        reject(signal?.reason)
      }
      const stopListening = () => signal?.removeEventListener('abort', abort)
      const entry = this.#queue.enter(key, {
        begin: () => {
          stopListening()
          void started(work)
            .then(resolve, reject)
            .finally(() => this.#give(place))
        },
        displace: () => {
          stopListening()
          reject(new CrowdedError('full'))
        },
      })
      const place = entry.place
      if (!place) {
        reject(new CrowdedError(entry.refused))
        return
      }
      signal?.addEventListener('abort', abort, { once: true })
      entry.displaced?.item.displace()
      this.#pump()
    })
  }

  #give(place: Place<Waiting> | undefined): void {
    if (place) this.#queue.leave(place)
    this.#pump()
  }

  #pump(): void {
    for (let next = this.#queue.next(); next; next = this.#queue.next()) next.item.begin()
  }
}

/**
 * Begins work at once. As the function is async, what the work throws at first rejects like any other failure, and its
 * place is given back.
 */
async function started<Result>(work: () => Promise<Result>): Promise<Result> {
  return await work()
}
