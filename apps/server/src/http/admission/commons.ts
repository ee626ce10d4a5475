import { isFair, keptOf } from './fair-share.ts'

/** Counts what everybody holds together, up to a bound that no single holder can use up. Remembers present holders only. */
export class Commons {
  readonly #held = new Map<string, number>()
  readonly #bound: number
  #total = 0

  /** 0 is without a bound. */
  constructor(bound: number) {
    this.#bound = bound
  }

  /** False, and nothing taken, where there is no room or it is kept for those who hold less. */
  take(holder: string, amount: number): boolean {
    if (this.#bound === 0) return true
    const held = this.#held.get(holder) ?? 0
    if (!isFair(this.#bound, this.#total, held, amount)) return false
    this.#hold(holder, held + amount)
    this.#total += amount
    return true
  }

  give(holder: string, amount: number): void {
    if (this.#bound === 0) return
    this.#hold(holder, (this.#held.get(holder) ?? 0) - amount)
    this.#total -= amount
  }

  /** What one holder took is another's from now on; false, and still the first one's, where the other holds too much. */
  move(from: string, to: string, amount: number): boolean {
    if (this.#bound === 0 || from === to) return true
    const held = this.#held.get(to) ?? 0
    if (!isFair(this.#bound, this.#total - amount, held, amount)) return false
    this.#hold(from, (this.#held.get(from) ?? 0) - amount)
    this.#hold(to, held + amount)
    return true
  }

  /** Whether somebody could hold this much if nobody else held anything. */
  couldHold(amount: number): boolean {
    return this.#bound === 0 || amount <= this.#bound - keptOf(this.#bound)
  }

  get holders(): number {
    return this.#held.size
  }

  #hold(holder: string, amount: number): void {
    if (amount > 0) this.#held.set(holder, amount)
    else this.#held.delete(holder)
  }
}
