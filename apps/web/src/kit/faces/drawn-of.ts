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
    ...(face.picture_url !== null && { picture: hereOf(face.picture_url) }),
  }
  drawn.set(face, made)
  return made
}

/** Turns an address of this instance into one of the host that the reader came by: pictures of others are not shown. */
function hereOf(address: string): string {
  return address.replace(/^https?:\/\/[^/]+/, '')
}
