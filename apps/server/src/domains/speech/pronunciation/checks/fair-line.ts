type Step = () => Promise<unknown>

/** Does one thing at a time: one of each holder after the other, so that a thousand of one let another through. */
export class FairLine {
  readonly #waiting = new Map<string, Step[]>()
  #isBusy = false

  /** Does something when it is the holder's turn. */
  do<Result>(holder: string, work: () => Promise<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      const line = this.#waiting.get(holder) ?? []
      line.push(() => work().then(resolve, reject))
      this.#waiting.set(holder, line)
      if (!this.#isBusy) void this.#goOn()
    })
  }

  async #goOn(): Promise<void> {
    this.#isBusy = true
    for (let next = this.#takeNext(); next; next = this.#takeNext()) await next()
    this.#isBusy = false
  }

  #takeNext(): Step | undefined {
    for (const [holder, line] of this.#waiting) {
      const next = line.shift()
      this.#waiting.delete(holder)
      if (line.length > 0) this.#waiting.set(holder, line)
      return next
    }
    return undefined
  }
}
