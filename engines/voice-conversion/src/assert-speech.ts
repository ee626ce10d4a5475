import { heldShare, type PitchTrack } from '@vireo/audio'
import { SourceError } from '@vireo/engines'

const heldShareMax = 0.6
const voicedShareMin = 0.01

/**
 * Throws SourceError where no pitch is heard, or only pitches that are held like notes. Singing passes, and
 * so does music with somebody speaking over it.
 */
export function assertSpeech(track: PitchTrack): void {
  const voiced = track.hz.filter((value) => value > 0).length
  if (voiced < voicedShareMin * track.hz.length || heldShare(track) > heldShareMax) {
    throw new SourceError('no_speech', 'Nobody can be heard speaking in this recording.')
  }
}
