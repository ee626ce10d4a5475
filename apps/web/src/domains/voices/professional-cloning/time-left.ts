import { useState } from 'react'

import { nowMs } from '#kit/clock.ts'

export type Observation = { readonly share: number; readonly atMs: number }

/** So much has to be seen done before anything can be said of the rest. */
const leastSeen = 0.05

/** Estimates how long the rest takes from how long what was seen took; undefined while too little was seen. */
export function timeLeftMs(first: Observation, now: Observation): number | undefined {
  const seen = now.share - first.share
  if (seen < leastSeen || now.share >= 1) return undefined
  return ((now.atMs - first.atMs) / seen) * (1 - now.share)
}

/** Follows the share of something that is under way and estimates how long the rest takes. */
export function useTimeLeft(share: number): number | undefined {
  const [seen, setSeen] = useState<{ readonly first: Observation; readonly last: Observation }>()
  // What starts over is observed from there.
  if (!seen || share < seen.last.share) {
    const now = { share, atMs: nowMs() }
    setSeen({ first: now, last: now })
  } else if (share > seen.last.share) setSeen({ first: seen.first, last: { share, atMs: nowMs() } })
  return seen && timeLeftMs(seen.first, seen.last)
}
