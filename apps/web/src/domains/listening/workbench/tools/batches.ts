import type { TimedSegment } from '@vireo/transcripts/timed'

type Bounds = { readonly most: number; readonly secondsMost?: number; readonly charsMost?: number }

/** Cuts segments into batches that an endpoint takes at once; what is too much alone is left out. Pure. */
export function batchesOf(
  segments: readonly TimedSegment[],
  { most, secondsMost = Infinity, charsMost = Infinity }: Bounds,
): TimedSegment[][] {
  const batches: TimedSegment[][] = []
  let chars = 0
  for (const segment of segments) {
    if (segment.end_s - segment.start_s > secondsMost || segment.text.length > charsMost) continue
    const batch = batches.at(-1)
    const first = batch?.[0]
    const fits =
      batch !== undefined &&
      batch.length < most &&
      segment.end_s - (first?.start_s ?? 0) <= secondsMost &&
      chars + segment.text.length <= charsMost
    if (fits) {
      batch.push(segment)
      chars += segment.text.length
    } else {
      batches.push([segment])
      chars = segment.text.length
    }
  }
  return batches
}
