import { z } from 'zod'

import { readStored, writeStored } from '#kit/storage.ts'

const storageKey = 'vireo.music-pace'
/** So many times faster than it sounds a piece is made where none was made yet. */
const usualPace = 8
const nearlyDone = 0.97

/** Answers how many times faster than they sound pieces were made here. */
export function paceOf(): number {
  return readStored(storageKey, z.number().min(0.2).max(200)) ?? usualPace
}

/** Learns from a piece that is there how fast the next will be; the last ones count most. */
export function keepPace(elapsedMs: number, durationMs: number): void {
  if (elapsedMs < 200) return
  writeStored(storageKey, 0.5 * paceOf() + 0.5 * Math.min(200, Math.max(0.2, durationMs / elapsedMs)))
}

/** Answers the share of a piece that is probably made: never all of it. */
export function shareAt(elapsedMs: number, durationMs: number, pace: number): number {
  return Math.min(nearlyDone, (elapsedMs * pace) / durationMs)
}
