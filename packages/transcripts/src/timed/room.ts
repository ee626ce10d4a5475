import { exact, shortestS, type TimedSegment } from './timed-text.ts'

/** How far a segment may reach without lying over another; where it does already, no further than it does. */
export type Room = { readonly from: number; readonly to: number }

/** Finds how far the segments of a range may reach, in a recording that ends at `endS`. */
export function roomOf(segments: readonly TimedSegment[], at: number, count: number, endS: number): Room {
  const [first, last] = [segments[at], segments[at + count - 1]]
  const before = segments.slice(0, at).reduce((most, { end_s: end }) => Math.max(most, end), 0)
  const after = segments[at + count]?.start_s ?? Math.max(endS, last?.end_s ?? 0)
  const reached = segments.slice(at, at + count).reduce((most, { end_s: end }) => Math.max(most, end), 0)
  return { from: Math.min(before, first?.start_s ?? before), to: Math.max(after, reached) }
}

/**
 * Puts segments that are in order into a room, so that none lies over another: each begins where the one before it has ended, and
 * what reaches beyond the end is pushed back. Undefined where there is not room enough.
 */
export function fitInto(segments: readonly TimedSegment[], { from, to }: Room): TimedSegment[] | undefined {
  let reached = from
  const forward = segments.map((segment) => {
    const start = Math.max(exact(segment.start_s), reached)
    const end = Math.max(exact(segment.end_s), exact(start + shortestS))
    reached = end
    return { ...segment, start_s: start, end_s: end }
  })
  let limit = to
  const back = forward.toReversed().map((segment) => {
    const end = Math.min(segment.end_s, limit)
    const start = segment.start_s <= end - shortestS ? segment.start_s : exact(end - shortestS)
    limit = start
    return { ...segment, start_s: start, end_s: end }
  })
  return limit < from ? undefined : back.toReversed()
}
