import { firstAtOrAfter } from './grains.ts'
import type { PitchMarks } from './pitch-marks.ts'

/**
 * Computes how voiced each sample from `start` to `end` is, 0…1: the envelope of the source's own grains. What is not
 * voiced is copied from the source.
 */
export function voicedShare(marks: PitchMarks, start: number, end: number, sampleRateHz: number): Float32Array {
  const share = new Float32Array(end - start)
  const reach = sampleRateHz / 50
  const { at, stretch, period } = marks
  let mark = Math.max(0, firstAtOrAfter(at, start - reach) - 1)
  for (; mark < at.length && (at[mark] ?? 0) < end + reach; mark++) {
    const here = at[mark] ?? 0
    const own = period[mark] ?? 1
    const next = at[mark + 1] ?? 0
    if (stretch[mark - 1] !== stretch[mark]) rise(share, here - own - start, here - start, 1)
    if (stretch[mark + 1] === stretch[mark]) share.fill(1, clamp(here - start, share), clamp(next - start, share))
    else rise(share, here + own - start, here - start, -1)
  }
  return share
}

/** Raises the share by half a window, from 0 at `low` to 1 at `high`. */
function rise(share: Float32Array, low: number, high: number, direction: 1 | -1): void {
  const from = clamp(Math.min(low, high), share)
  const to = clamp(Math.max(low, high), share)
  for (let at = from; at < to; at++) {
    const progress = (direction * (at - low)) / Math.abs(high - low)
    share[at] = Math.max(share[at] ?? 0, 0.5 - 0.5 * Math.cos(Math.PI * Math.min(1, Math.max(0, progress))))
  }
}

function clamp(position: number, share: Float32Array): number {
  return Math.min(share.length, Math.max(0, Math.ceil(position)))
}
