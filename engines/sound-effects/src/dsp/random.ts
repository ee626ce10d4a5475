/** Source of chance that gives the same numbers for the same seed. */
export class Random {
  #state: number

  constructor(seed: number) {
    this.#state = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) >>> 0
    this.next()
  }

  /** Answers a number from 0 to just below 1 (Mulberry32). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0
    let mixed = this.#state
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }

  between(low: number, high: number): number {
    return low + (high - low) * this.next()
  }

  /** Answers a value at most `share` of it away. */
  around(value: number, share: number): number {
    return value * this.between(1 - share, 1 + share)
  }

  /** Answers a value between two, evenly on a logarithmic scale. */
  log(low: number, high: number): number {
    return low * (high / low) ** this.next()
  }

  /** Answers a number of mean 0 and deviation 1. */
  gauss(): number {
    return Math.sqrt(-2 * Math.log(1 - this.next())) * Math.cos(2 * Math.PI * this.next())
  }

  chance(share: number): boolean {
    return this.next() < share
  }

  /** Answers the time to the next of events that come independently, so many each second. */
  wait(perSecond: number): number {
    return -Math.log(1 - this.next()) / Math.max(1e-6, perSecond)
  }

  pick<Item>(items: readonly [Item, ...Item[]]): Item {
    return items[Math.floor(this.next() * items.length)] ?? items[0]
  }

  fork(): Random {
    return new Random(Math.floor(this.next() * 4294967296))
  }
}

/** Computes one seed of several numbers. */
export function seedOf(...numbers: readonly number[]): number {
  let hash = 2166136261
  for (const number of numbers) {
    hash = Math.imul(hash ^ (number >>> 0), 16777619)
    hash = Math.imul(hash ^ (hash >>> 13), 0x5bd1e995)
  }
  return hash >>> 0
}
