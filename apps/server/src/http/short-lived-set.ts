/**
 * Items that come and go with every request, in the order of their places.
 *
 * Not a `Set`: V8 makes a new table whenever one is full of what was deleted, and the old table refers to the new one.
 * Once an old table has outlived two collections of the young generation, all that follow it are kept until the next
 * full collection, each with what it held when it was left. Every request was then copied twice and kept for seconds
 * (measured: 2.6 ms a collection in place of 0.6, and 12,000 requests in two seconds in place of 21,000).
 */
export class ShortLivedSet<Item> implements Iterable<Item> {
  readonly #places: (Item | undefined)[] = []
  readonly #free: number[] = []

  /** Adds an item; what is returned takes it out again, once. */
  add(item: Item): () => void {
    const place = this.#free.pop() ?? this.#places.length
    this.#places[place] = item
    let isIn = true
    return () => {
      if (!isIn) return
      isIn = false
      this.#places[place] = undefined
      this.#free.push(place)
    }
  }

  *[Symbol.iterator](): Iterator<Item> {
    for (const item of this.#places) if (item !== undefined) yield item
  }
}
