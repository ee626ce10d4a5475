/** So many failures one after the other, and an engine is left alone. */
const failuresMax = 5
const restMs = 30_000
const restMsMax = 300_000

/** Leaves an engine alone that fails again and again, and then lets a single request find out whether it is back. */
export class CircuitBreaker {
  readonly #now: () => number
  #failures = 0
  #restsUntil = 0
  #restMs = restMs
  #isProbing = false

  constructor(now: () => number) {
    this.#now = now
  }

  get state(): 'closed' | 'open' | 'half-open' {
    if (this.#failures < failuresMax) return 'closed'
    return this.#now() < this.#restsUntil ? 'open' : 'half-open'
  }

  /** Milliseconds until it is tried again; 0 where it may be asked. */
  get waitMs(): number {
    return this.state === 'open' ? this.#restsUntil - this.#now() : 0
  }

  /** Tells whether a request may be sent; whoever sends one reports what became of it. */
  admits(): boolean {
    const { state } = this
    if (state === 'closed') return true
    if (state === 'open' || this.#isProbing) return false
    this.#isProbing = true
    return true
  }

  succeeded(): void {
    this.#failures = 0
    this.#restMs = restMs
    this.#isProbing = false
  }

  failed(): void {
    this.#isProbing = false
    this.#failures++
    if (this.#failures < failuresMax) return
    this.#restsUntil = this.#now() + this.#restMs
    this.#restMs = Math.min(restMsMax, 2 * this.#restMs)
  }

  /** The request ended without telling anything of the engine. */
  unclear(): void {
    this.#isProbing = false
  }
}
