import { pairsOfBands, patternLength, slotsPerPattern } from '@vireo/audio'
import { type Points, stepsPerSlot } from './measure-levels.ts'

/** A stretch of steps. */
export type Stretch = { readonly start: number; readonly end: number }

/** Points that say the same place of a pattern, added up. */
export type Folded = { readonly cosines: Float64Array; readonly sines: Float64Array }

/** Creates an empty fold, to be used again and again. */
export function createFold(): Folded {
  return { cosines: new Float64Array(patternLength), sines: new Float64Array(patternLength) }
}

/** Adds up a stretch, slot by slot from its first step on, as if a pattern began there. */
export function fold({ cosines, sines }: Points, { start, end }: Stretch, into: Folded): void {
  into.cosines.fill(0)
  into.sines.fill(0)
  let slot = 0
  for (let step = start; step < end; step += stepsPerSlot) {
    const from = step * pairsOfBands
    const to = (slot % slotsPerPattern) * pairsOfBands
    for (let pair = 0; pair < pairsOfBands; pair++) {
      into.cosines[to + pair] = (into.cosines[to + pair] ?? 0) + (cosines[from + pair] ?? 0)
      into.sines[to + pair] = (into.sines[to + pair] ?? 0) + (sines[from + pair] ?? 0)
    }
    slot++
  }
}
