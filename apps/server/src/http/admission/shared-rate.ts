import type { Clock } from '../../kernel/clock.ts'
import { isFair } from './fair-share.ts'
import { Recent } from './recent.ts'
import { burstSeconds, callersMax } from './token-buckets.ts'

const forgettingMs = burstSeconds * 1000

/** What was done lately; it is forgotten at a pace that is the same for all, so that parts always add up to the whole. */
class Fading {
  #amount = 0
  #atMs = 0

  at(nowMs: number): number {
    // A clock that was set back makes nobody forget, and nobody wait until it is there again.
    this.#amount *= Math.exp(-Math.max(0, nowMs - this.#atMs) / forgettingMs)
    this.#atMs = nowMs
    return this.#amount
  }

  add(amount: number): void {
    this.#amount = Math.max(0, this.#amount + amount)
  }
}

/**
 * Lets all together do something so many times a second over time, and ten seconds' worth at once, where no single one of
 * them can use that up. Memory is bounded.
 */
export class SharedRate {
  readonly #all = new Fading()
  readonly #parts = new Recent<Fading>(callersMax)
  readonly #bound: number
  readonly #clock: Clock

  /** 0 is without a bound. */
  constructor(perSecond: number, clock: Clock) {
    this.#bound = perSecond * burstSeconds
    this.#clock = clock
  }

  /** False, and nothing counted, where that is too much. */
  take(holder: string): boolean {
    if (this.#bound === 0) return true
    const nowMs = this.#clock.now().getTime()
    const part = this.#partOf(holder)
    if (!isFair(this.#bound, this.#all.at(nowMs), part.at(nowMs), 1)) return false
    part.add(1)
    this.#all.add(1)
    return true
  }

  /** What one was counted for a moment ago is another's; false, and nobody's, where the other did too much. */
  move(from: string, to: string): boolean {
    if (this.#bound === 0 || from === to) return true
    this.#all.add(-1)
    this.#partOf(from).add(-1)
    return this.take(to)
  }

  #partOf(holder: string): Fading {
    const known = this.#parts.get(holder)
    if (known) return known
    const part = new Fading()
    this.#parts.add(holder, part)
    return part
  }
}
