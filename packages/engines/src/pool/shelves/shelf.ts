/** Things that take time to make and can be used again. */
export type Shelf<Item> = {
  /** One that lies ready. */
  take(): Item | undefined
  /** Resolves when one lies ready; undefined when one already does. */
  stock(): Promise<void> | undefined
  giveBack(item: Item): void
}

/**
 * Keeps up to `capacity` items; `renew` brings a used one back to its first state before it is offered again.
 * There is always one more than asked for, as far as time allows: a stream that comes in between needs it at once.
 */
export function createShelf<Item extends object>(
  capacity: number,
  make: () => Promise<Item>,
  renew: (item: Item) => Promise<void> | void,
): Shelf<Item> {
  const ready: Item[] = []
  let isReplenishing = false

  function put(item: Item): void {
    if (ready.length < capacity) ready.push(item)
  }

  async function restock(item: Item): Promise<void> {
    await renew(item)
    put(item)
  }

  function replenish(): void {
    if (isReplenishing) return
    isReplenishing = true
    setImmediate(() => {
      isReplenishing = false
      // Going without a spare costs time only.
      if (ready.length === 0) make().then(put, () => undefined)
    })
  }

  return {
    take() {
      const item = ready.pop()
      if (item && ready.length === 0) replenish()
      return item
    },
    stock() {
      if (ready.length > 0) return undefined
      return Promise.all([make(), make()]).then((items) => items.forEach(put))
    },
    giveBack(item) {
      // One that cannot be renewed is not offered again; the next stream has another one made.
      restock(item).catch(() => undefined)
    },
  }
}

/** Creates a shelf for every key; the least recently used one is dropped when there are too many. */
export function createShelves<Key, Item extends object>(
  keysMax: number,
  shelfOf: (key: Key) => Shelf<Item>,
): (name: string, key: Key) => Shelf<Item> {
  const shelves = new Map<string, Shelf<Item>>()
  return (name, key) => {
    const shelf = shelves.get(name) ?? shelfOf(key)
    shelves.delete(name)
    shelves.set(name, shelf)
    const [oldest] = shelves.keys()
    if (shelves.size > keysMax && oldest !== undefined) shelves.delete(oldest)
    return shelf
  }
}
