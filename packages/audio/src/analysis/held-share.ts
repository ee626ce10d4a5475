import type { PitchTrack } from './pitch-track.ts'

/** Frames over which a melody is looked at: 50 ms. */
const span = 10
/** A note holds its pitch within a tenth of a semitone; a voice that speaks hardly ever does. */
const heldSemitones = 0.1

/** Computes the share of voiced frames that hold their pitch like a note, 0…1; 0 when nothing is voiced. */
export function heldShare({ hz }: PitchTrack): number {
  let looked = 0
  let held = 0
  for (let frame = span; frame < hz.length; frame++) {
    const here = hz[frame] ?? 0
    const before = hz[frame - span] ?? 0
    if (here === 0 || before === 0) continue
    looked++
    if (Math.abs(12 * Math.log2(here / before)) < heldSemitones) held++
  }
  return looked > 0 ? held / looked : 0
}
