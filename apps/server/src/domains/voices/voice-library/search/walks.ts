import type { Position } from './position.ts'

/** Where the pages of one walk through the library begin, as far as they were seen. */
type Walk = { readonly starts: Map<number, Position>; usedAtMs: number }

/** A page that is known to begin at, or before, the one that is asked for. */
export type Start = { readonly page: number; readonly after: Position }

const walksMax = 5000
const startsMax = 200
const forgottenAfterMs = 10 * 60_000

/**
 * Remembers where each caller's pages ended, so that the next one begins exactly there, however deep it is and
 * whatever was published meanwhile. Forgetting costs time, never a voice: a page whose start is not known is counted.
 */
export function createWalks(): {
  begin(walk: string, page: number, nowMs: number): Start | undefined
  remember(walk: string, page: number, after: Position, nowMs: number): void
} {
  const walks = new Map<string, Walk>()
  return {
    begin(name, page, nowMs) {
      const walk = walks.get(name)
      if (!walk || nowMs - walk.usedAtMs > forgottenAfterMs) return undefined
      let nearest: Start | undefined
      for (const [at, after] of walk.starts)
        if (at <= page && (!nearest || at > nearest.page)) nearest = { page: at, after }
      return nearest
    },
    remember(name, page, after, nowMs) {
      const known = walks.get(name)
      walks.delete(name)
      const isFresh = known && nowMs - known.usedAtMs <= forgottenAfterMs && page > 1
      const walk = isFresh ? known : { starts: new Map<number, Position>(), usedAtMs: nowMs }
      walk.usedAtMs = nowMs
      walk.starts.delete(page)
      walk.starts.set(page, after)
      dropOldest(walk.starts, startsMax)
      walks.set(name, walk)
      dropOldest(walks, walksMax)
    },
  }
}

/** Removes the oldest entries of a map beyond `max`; a map keeps the order in which they came. */
function dropOldest<K, V>(map: Map<K, V>, max: number): void {
  for (const key of map.keys()) {
    if (map.size <= max) return
    map.delete(key)
  }
}
