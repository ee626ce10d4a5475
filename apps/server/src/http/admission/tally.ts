/** Counts what keys hold, up to a bound each. Remembers only keys that hold something. */
export class Tally {
  readonly #held = new Map<string, number>()
  readonly #bound: number

  /** 0 is without a bound. */
  constructor(bound: number) {
    this.#bound = bound
  }

  /** False, and nothing taken, where it would be more than the bound. */
  take(key: string, amount: number): boolean {
    if (this.#bound === 0) return true
    const next = (this.#held.get(key) ?? 0) + amount
    if (next > this.#bound) return false
    this.#held.set(key, next)
    return true
  }

  give(key: string, amount: number): void {
    if (this.#bound === 0) return
    const left = (this.#held.get(key) ?? 0) - amount
    if (left > 0) this.#held.set(key, left)
    else this.#held.delete(key)
  }

  /** Whether a key without anything else could hold this much. */
  couldHold(amount: number): boolean {
    return this.#bound === 0 || amount <= this.#bound
  }

  get keys(): number {
    return this.#held.size
  }
}
