import { type Link, LinkedList } from './linked-list.ts'

/** Something whose number of waiting items is known, with its place among those that have as many. */
export type Loud = { readonly rank: Link<Loud> }

/** Knows who has most, at the same cost for two and for two million: numbers change by one at a time. */
export class Loudness<One extends Loud> {
  readonly #byCount: LinkedList<Loud>[] = []
  #most = 0

  /** Who has most, the longest there where several do; undefined where nobody has any. */
  get loudest(): One | undefined {
    // Only what `move` was given is in the lists.
    return this.#byCount[this.#most]?.first as One | undefined
  }

  /** Notes that somebody has one more, or one less, than before. */
  move(one: One, from: number, to: number): void {
    this.#byCount[from]?.remove(one.rank)
    if (to > 0) (this.#byCount[to] ??= new LinkedList()).add(one.rank)
    if (to > this.#most) this.#most = to
    // Who left the highest number stands one below it, or nobody has anything.
    else if (from === this.#most && this.#byCount[from]?.size === 0) this.#most = to
  }
}
