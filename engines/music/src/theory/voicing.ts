import { classesOf, type Chord } from './chords.ts'

export type PitchRange = { readonly low: number; readonly high: number }

/**
 * Answers the pitches of a chord in a range, rising, as near as they can be to those before them: what two chords share stays, and
 * the rest moves little (“the law of the shortest way”, as old as harmony is taught).
 */
export function voiceChord(chord: Chord, range: PitchRange, before: readonly number[] = [], count = 4): number[] {
  const classes = inner(classesOf(chord), count)
  const middle = (range.low + range.high) / 2
  const candidates = placements(classes, range)
  const cost = (voicing: readonly number[]) =>
    before.length > 0
      ? distance(voicing, before) + Math.abs(mean(voicing) - middle) * 0.15
      : Math.abs(mean(voicing) - middle)
  const best = candidates.reduce((one, other) => (cost(other) < cost(one) ? other : one), candidates[0] ?? [])
  return best.length > 0 ? best : classes.map((pitchClass) => raise(pitchClass, range.low))
}

/** Leaves out the fifth, and then the root, of a chord with more notes than there are voices. */
function inner(classes: readonly number[], count: number): number[] {
  const [root, third, fifth, ...colours] = classes
  if (classes.length <= count) return [...classes]
  const kept = [third, ...colours, root, fifth].filter((each) => each !== undefined)
  return kept.slice(0, count)
}

/** Lists every close position of a chord that stands in the range. */
function placements(classes: readonly number[], { low, high }: PitchRange): number[][] {
  const found: number[][] = []
  for (let lowest = low; lowest < low + 12; lowest += 1) {
    const above = classes.map((pitchClass) => raise(pitchClass, lowest)).toSorted((one, other) => one - other)
    for (let turn = 0; turn < above.length; turn += 1) {
      const turned = above.map((pitch, at) => (at < turn ? pitch + 12 : pitch)).toSorted((one, other) => one - other)
      if ((turned.at(-1) ?? 0) <= high) found.push(turned)
    }
  }
  return found
}

/** Answers the lowest pitch of a class that is not below. */
function raise(pitchClass: number, lowest: number): number {
  return lowest + ((((pitchClass - lowest) % 12) + 12) % 12)
}

function distance(one: readonly number[], other: readonly number[]): number {
  return one.reduce((sum, pitch, at) => sum + Math.abs(pitch - (other[Math.min(at, other.length - 1)] ?? pitch)), 0)
}

function mean(pitches: readonly number[]): number {
  return pitches.reduce((sum, pitch) => sum + pitch, 0) / Math.max(1, pitches.length)
}
