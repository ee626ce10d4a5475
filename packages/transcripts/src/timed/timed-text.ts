/** What is said in a stretch of a recording; `translation` where it is written in another language as well. Times are seconds. */
export type TimedSegment = {
  readonly id: string
  readonly text: string
  readonly speaker_id: string
  readonly start_s: number
  readonly end_s: number
  readonly translation?: string | null | undefined
}

/** What is written of a recording: segments in the order of time, and what speakers are called. */
export type TimedText = {
  readonly segments: readonly TimedSegment[]
  readonly speakers: readonly { readonly id: string; readonly name: string }[]
}

/** Nothing is made shorter than this. */
export const shortestS = 0.05

/** Rounds a time to the millisecond, so that adding and taking away ends where it began. */
export function exact(seconds: number): number {
  return Math.round(seconds * 1000) / 1000
}

/** Finds the segment that sounds at a time, or the last one before it; -1 before the first. */
export function segmentAt(segments: readonly TimedSegment[], seconds: number): number {
  let [from, to] = [0, segments.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((segments[middle]?.start_s ?? 0) <= seconds) from = middle + 1
    else to = middle
  }
  return from - 1
}
