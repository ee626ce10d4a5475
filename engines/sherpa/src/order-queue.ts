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
  /** Somebody is listening. */
  readonly isLive: boolean
  /** How often the process was lost over it. */
  losses: number
  isWanted: boolean
  resolve(outcome: Outcome): void
  reject(error: unknown): void
}

/** Orders in the sequence in which they are done: what somebody listens to first, everything else as it came. */
export class OrderQueue {
  readonly #waiting: Waiting[] = []

  add(waiting: Waiting): void {
    const at = waiting.isLive ? this.#waiting.findIndex(({ isLive }) => !isLive) : -1
    if (at < 0) this.#waiting.push(waiting)
    else this.#waiting.splice(at, 0, waiting)
  }

  /** Puts an order that failed through no fault of its own ahead of all others. */
  again(waiting: Waiting): void {
    this.#waiting.unshift(waiting)
  }

  next(): Waiting | undefined {
    return this.#waiting.shift()
  }

  drop(waiting: Waiting): void {
    const at = this.#waiting.indexOf(waiting)
    if (at >= 0) this.#waiting.splice(at, 1)
  }

  empty(): Waiting[] {
    return this.#waiting.splice(0)
  }
}

/** Returns the text that decides how long an order may take: a second of sound counts as a character. */
export function textOf(order: ChildOrder): string {
  if (order.order === 'speak') return order.text
  return order.order === 'hear' ? '.'.repeat(Math.ceil(order.samples.length / order.sampleRateHz)) : ''
}
