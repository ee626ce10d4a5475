import type { VoiceFace } from '@vireo/contracts/voices'
import type { DrawnVoice } from '@vireo/ui'

const drawn = new WeakMap<VoiceFace, DrawnVoice>()

/** Answers what a voice is drawn from, as the server says it: the same object for the same face. */
export function drawnOf(face: VoiceFace): DrawnVoice {
  const known = drawn.get(face)
  if (known) return known
  const made: DrawnVoice = {
    id: face.seed,
    sound: {
      pitchHz: face.pitch_hz ?? undefined,
      brightness: face.brightness ?? undefined,
      roughness: face.roughness ?? undefined,
    },
  }
  drawn.set(face, made)
  return made
}
