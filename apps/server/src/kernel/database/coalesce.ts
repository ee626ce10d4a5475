import type { Db } from './database.ts'

const keysMax = 500

type Waiting<Value> = { resolve(value: Value | undefined): void; reject(error: unknown): void }

/**
 * Answers many single questions with few queries. Whatever is asked in the same turn of the event loop, or
 * while a query is under way, is answered by one `load` that starts afterwards: an answer is never older than
 * its question. At most 500 keys go into one `load`; a key that it does not return is answered `undefined`.
 */
export function createBatcher<Key, Value>(
  load: (keys: Key[]) => Promise<Map<Key, Value>>,
): (key: Key) => Promise<Value | undefined> {
  let waiting = new Map<Key, Waiting<Value>[]>()
  let busy = false

  const next = async (): Promise<void> => {
    const batch = waiting
    waiting = new Map()
    const keys = [...batch.keys()]
    for (let at = 0; at < keys.length; at += keysMax) await answer(batch, keys.slice(at, at + keysMax), load)
    if (waiting.size > 0) setImmediate(next)
    else busy = false
  }

  return (key) =>
    new Promise((resolve, reject) => {
      const others = waiting.get(key)
      if (others) others.push({ resolve, reject })
      else waiting.set(key, [{ resolve, reject }])
      if (busy) return
      busy = true
      setImmediate(next)
    })
}

async function answer<Key, Value>(
  batch: ReadonlyMap<Key, readonly Waiting<Value>[]>,
  keys: Key[],
  load: (keys: Key[]) => Promise<Map<Key, Value>>,
): Promise<void> {
  try {
    const values = await load(keys)
    for (const key of keys) for (const one of batch.get(key) ?? []) one.resolve(values.get(key))
  } catch (error) {
    for (const key of keys) for (const one of batch.get(key) ?? []) one.reject(error)
  }
}

/** Keeps one of something for each database or transaction, made when it is first needed and forgotten with it. */
export function perDatabase<Thing>(make: (db: Db) => Thing): (db: Db) => Thing {
  const things = new WeakMap<Db, Thing>()
  return (db) => {
    const known = things.get(db)
    if (known !== undefined) return known
    const thing = make(db)
    things.set(db, thing)
    return thing
  }
}
