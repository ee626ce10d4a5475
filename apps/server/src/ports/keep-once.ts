import { keepBytes } from './keep-bytes.ts'
import type { Storage } from './storage.ts'

/** What is being made, so that several who ask for it first cause only one. */
const underWay = new WeakMap<Storage, Map<string, Promise<number>>>()

/** Makes bytes and stores them under a key, unless somebody is about to already. Returns how many there are. */
export function keepOnce(storage: Storage, key: string, make: () => Promise<Uint8Array>): Promise<number> {
  const known = underWay.get(storage) ?? new Map<string, Promise<number>>()
  underWay.set(storage, known)
  const begun = known.get(key)
  if (begun) return begun
  const keeping = make()
    .then((bytes) => keepBytes(storage, key, bytes))
    .finally(() => known.delete(key))
  known.set(key, keeping)
  return keeping
}
