import { EngineError, FairQueue, type FairRefusal, type Place } from '@vireo/engines'
import type { Heard, MeasuredSpeech, ChildOrder } from './messages.ts'

export type NeuralSpeech = {
  readonly samples: Int16Array
  readonly sampleRateHz: number
  readonly measured?: MeasuredSpeech
}

/** What came of an order. */
export type Outcome = { readonly speech?: NeuralSpeech; readonly heard?: Heard }

/** An order that waits or is under way. */
export type Waiting = {
  readonly order: ChildOrder
  /** The model that it needs; none for what needs no model. */
  readonly model: string | undefined
  /** Whose it is: owners take turns. */
  readonly owner: string
  /** Somebody is listening. */
  readonly isLive: boolean
  /** How often the process was lost over it. */
  losses: number
  isWanted: boolean
  resolve(outcome: Outcome): void
  reject(error: unknown): void
}

/** More than this wait in all, and of one owner. */
const limits = { running: 1, waiting: 1000, waitingPerKey: 500 }

/**
 * Orders in the sequence in which they are done: what somebody listens to first, everything else afterwards; in both the
 * owners take turns, and of one owner the first comes first.
 */
export class OrderQueue {
  readonly #again: Waiting[] = []
  readonly #live = new FairQueue<Waiting>(limits)
  readonly #other = new FairQueue<Waiting>(limits)
  readonly #places = new Map<Waiting, Place<Waiting>>()

  /** Throws EngineError where too much waits. Whoever had most may have to make room: its newest is rejected. */
  add(waiting: Waiting): void {
    const entry = this.#queueOf(waiting).enter(waiting.owner, waiting)
    if (entry.refused) throw refusal(entry.refused)
    this.#places.set(waiting, entry.place)
    const displaced = entry.displaced?.item
    if (!displaced) return
    this.#places.delete(displaced)
    displaced.reject(refusal('full'))
  }

  /** Puts an order that failed through no fault of its own ahead of all others. */
  again(waiting: Waiting): void {
    this.#again.unshift(waiting)
  }

  next(): Waiting | undefined {
    return this.#again.shift() ?? this.#nextOf(this.#live) ?? this.#nextOf(this.#other)
  }

  drop(waiting: Waiting): void {
    const place = this.#places.get(waiting)
    if (place) this.#queueOf(waiting).leave(place)
    this.#places.delete(waiting)
    const at = this.#again.indexOf(waiting)
    if (at >= 0) this.#again.splice(at, 1)
  }

  empty(): Waiting[] {
    const all: Waiting[] = []
    for (let next = this.next(); next; next = this.next()) all.push(next)
    return all
  }

  #queueOf({ isLive }: Waiting): FairQueue<Waiting> {
    return isLive ? this.#live : this.#other
  }

  /** Whoever asks does one at a time: for the queue it is over as soon as it is taken. */
  #nextOf(queue: FairQueue<Waiting>): Waiting | undefined {
    const place = queue.next()
    if (!place) return undefined
    queue.leave(place)
    this.#places.delete(place.item)
    return place.item
  }
}

function refusal(why: FairRefusal): EngineError {
  return why === 'full'
    ? new EngineError('overloaded', 'too much waits for the neural engine')
    : new EngineError('crowded', 'too much of this owner waits for the neural engine')
}

/** Returns the text that decides how long an order may take: a second of sound counts as a character. */
export function textOf(order: ChildOrder): string {
  if (order.order === 'speak') return order.text
  return order.order === 'hear' ? '.'.repeat(Math.ceil(order.samples.length / order.sampleRateHz)) : ''
}
