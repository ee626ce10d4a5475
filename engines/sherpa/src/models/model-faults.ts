/** A model that takes its process down so often within the window is not loaded again. */
const faultsMax = 3
const windowMs = 10 * 60_000

/** Remembers which models take their process down. One that does so again and again is put under quarantine. */
export class ModelFaults {
  readonly #faults = new Map<string, number[]>()
  readonly #now: () => number

  constructor(now: () => number = Date.now) {
    this.#now = now
  }

  /** Notes that the process was lost while it worked with a model. */
  note(model: string): void {
    const recent = this.#recent(model)
    this.#faults.set(model, [...recent, this.#now()])
  }

  /** Notes that a model did what it was asked. */
  clear(model: string): void {
    this.#faults.delete(model)
  }

  isQuarantined(model: string): boolean {
    return this.#recent(model).length >= faultsMax
  }

  #recent(model: string): readonly number[] {
    const known = this.#faults.get(model) ?? []
    // Who is under quarantine stays there until it is installed anew or its files are found whole.
    if (known.length >= faultsMax) return known
    return known.filter((at) => this.#now() - at < windowMs)
  }
}
