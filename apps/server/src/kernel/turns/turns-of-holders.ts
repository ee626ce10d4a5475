export type Step = () => void

type Line = { readonly holder: string; readonly steps: Step[] }

/** Steps that wait, each holder in a line of its own; the lines come round one after the other, in constant time. */
export class TurnsOfHolders {
  readonly #lines = new Map<string, Line>()
  /** Lines in the order of their turns, from `#next` on; what was before is over. */
  #round: Line[] = []
  #next = 0

  get isEmpty(): boolean {
    return this.#lines.size === 0
  }

  add(holder: string, step: Step): void {
    const line = this.#lines.get(holder)
    if (line) return void line.steps.push(step)
    const begun = { holder, steps: [step] }
    this.#lines.set(holder, begun)
    this.#round.push(begun)
  }

  /** Takes the first step of the holder whose turn it is and puts that holder behind the others. */
  take(): Step | undefined {
    const line = this.#round[this.#next]
    if (!line) return undefined
    this.#next++
    const step = line.steps.shift()
    if (line.steps.length > 0) this.#round.push(line)
    else this.#lines.delete(line.holder)
    if (this.#next * 2 > this.#round.length) {
      this.#round = this.#round.slice(this.#next)
      this.#next = 0
    }
    return step
  }
}
