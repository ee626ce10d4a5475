import { SourceError } from '@vireo/engines'
import type { PitchTrack } from './pitch-track.ts'

/** Frames over which a melody is looked at: 50 ms. */
const span = 10
/** A note holds its pitch within a tenth of a semitone; a voice that speaks hardly ever does. */
const heldSemitones = 0.1
const heldShareMax = 0.6
const voicedShareMin = 0.01

/**
 * Throws SourceError where no pitch is heard, or only pitches that are held like notes. Singing passes, and
 * so does music with somebody speaking over it.
 */
export function assertSpeech({ hz }: PitchTrack): void {
  const voiced = hz.filter((value) => value > 0).length
  let looked = 0
  let held = 0
  for (let frame = span; frame < hz.length; frame++) {
    const here = hz[frame] ?? 0
    const before = hz[frame - span] ?? 0
    if (here === 0 || before === 0) continue
    looked++
    if (Math.abs(12 * Math.log2(here / before)) < heldSemitones) held++
  }
  if (voiced < voicedShareMin * hz.length || (looked > 0 && held > heldShareMax * looked)) {
    throw new SourceError('no_speech', 'Nobody can be heard speaking in this recording.')
  }
}
