import { EngineError, FairQueue, type FairRefusal, type Place } from '@vireo/engines'

/** More than this wait for no engine; of one owner, more than that. */
const waitingMax = 500
const waitingPerOwnerMax = 250

type Waiting = { begin(): void; refuse(error: EngineError): void }

/** Lets so many requests at a time reach an engine. The others wait, their owners taking turns. */
export class RequestSlots {
  readonly #queue: FairQueue<Waiting>

  constructor(count: number) {
    this.#queue = new FairQueue({ running: count, waiting: waitingMax, waitingPerKey: waitingPerOwnerMax })
  }

  /** Resolves with what gives the place back. Rejects with the signal's reason, and `overloaded` or `crowded`. */
  async enter(owner: string, signal: AbortSignal): Promise<() => void> {
    signal.throwIfAborted()
    const place = await this.#wait(owner, signal)
    return () => {
      if (this.#queue.leave(place)) this.#pump()
    }
  }

  #wait(owner: string, signal: AbortSignal): Promise<Place<Waiting>> {
    return new Promise((resolve, reject) => {
      const refuse = (error: unknown) => {
        signal.removeEventListener('abort', leave)
        reject(error)
      }
      const leave = () => {
        if (entry.place) this.#queue.leave(entry.place)
        refuse(signal.reason)
      }
      const begin = () => {
        signal.removeEventListener('abort', leave)
        if (entry.place) resolve(entry.place)
      }
      const entry = this.#queue.enter(owner, { begin, refuse })
      if (entry.refused) return reject(refusal(entry.refused))
      entry.displaced?.item.refuse(refusal('full'))
      signal.addEventListener('abort', leave, { once: true })
      this.#pump()
    })
  }

  #pump(): void {
    for (let next = this.#queue.next(); next; next = this.#queue.next()) next.item.begin()
  }
}

function refusal(why: FairRefusal): EngineError {
  return why === 'full'
    ? new EngineError('overloaded', 'Too much waits for this engine already.')
    : new EngineError('crowded', 'Too much of yours waits for this engine already.')
}
