/** Nobody is remembered beyond it who is not ahead of the others anyway. */
const rememberedMax = 1000

/**
 * How much time each owner has had of a thread that they share. Whoever had least is next; to have wanted nothing for
 * a while gives no right to more later (start-time fair queueing).
 */
export class Shares {
  readonly #used = new Map<string, number>()
  #present = 0

  /** The lower, the sooner it is this owner's turn. */
  tagOf(owner: string): number {
    return Math.max(this.#present, this.#used.get(owner) ?? 0)
  }

  /** The owner has its turn now. Returns its tag, to be handed to `ends`. */
  begins(owner: string): number {
    this.#present = this.tagOf(owner)
    return this.#present
  }

  ends(owner: string, tag: number, durationMs: number): void {
    this.#used.set(owner, Math.max(this.tagOf(owner), tag + durationMs))
    if (this.#used.size > rememberedMax) this.#forgetThoseBehind()
  }

  #forgetThoseBehind(): void {
    for (const [owner, used] of this.#used) if (used <= this.#present) this.#used.delete(owner)
  }
}
