import { rateHz, settled, type Stereo } from '../dsp/sound.ts'

/** Measures the level of the loudest tenth of a second, as an amplitude. */
export function loudestPart({ left, right }: Stereo): number {
  const part = rateHz / 10
  let loudest = 0
  for (let start = 0; start < left.length; start += part) {
    const end = Math.min(left.length, start + part)
    let sum = 0
    for (let at = start; at < end; at++) sum += (left[at] ?? 0) ** 2 + (right[at] ?? 0) ** 2
    loudest = Math.max(loudest, sum / (2 * part))
  }
  return Math.sqrt(loudest)
}

/** Multiplies both channels in place. */
export function scaled(sound: Stereo, gain: number): Stereo {
  for (const side of [sound.left, sound.right])
    for (let at = 0; at < side.length; at++) side[at] = (side[at] ?? 0) * gain
  return sound
}

/** Takes out what does not swing: a constant, and what lies below hearing (12 dB an octave below 18 Hz). */
export function withoutOffset(sound: Stereo): Stereo {
  const pull = 1 - (2 * Math.PI * 18) / rateHz
  for (const side of [sound.left, sound.right]) {
    for (let pass = 0; pass < 2; pass++) {
      let before = 0
      let out = 0
      for (let at = 0; at < side.length; at++) {
        const now = side[at] ?? 0
        out = settled(now - before + pull * out)
        before = now
        side[at] = out
      }
    }
  }
  return sound
}

/** Rounds the start and the end, so that neither clicks. */
export function faded(sound: Stereo, fadeIn: number, fadeOut: number): Stereo {
  const starts = Math.round(fadeIn * rateHz)
  const ends = Math.round(fadeOut * rateHz)
  for (const side of [sound.left, sound.right]) {
    const count = side.length
    for (let at = 0; at < Math.min(starts, count); at++)
      side[at] = (side[at] ?? 0) * (0.5 - 0.5 * Math.cos((Math.PI * at) / starts))
    for (let at = 0; at < Math.min(ends, count); at++) {
      const index = count - 1 - at
      side[index] = (side[index] ?? 0) * (0.5 - 0.5 * Math.cos((Math.PI * at) / ends))
    }
  }
  return sound
}
