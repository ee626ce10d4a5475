import { samplesOf, silence, type Stereo } from '../dsp/sound.ts'

/** Answers how much longer than its turn a loop is made, for the seam. */
export function seamOf(seconds: number): number {
  return Math.min(1.6, seconds * 0.45)
}

/**
 * Closes a loop: what was made beyond its turn fades out over its beginning, which fades in, equally loud throughout.
 * The last sample of the turn is followed by the one that really came next.
 */
export function looped(sound: Stereo, seconds: number): Stereo {
  const count = samplesOf(seconds)
  const seam = Math.min(sound.left.length - count, count)
  const out = silence(count)
  for (const side of ['left', 'right'] as const) {
    const from = sound[side]
    const to = out[side]
    to.set(from.subarray(0, count))
    for (let at = 0; at < seam; at++) {
      const turn = ((Math.PI / 2) * at) / seam
      to[at] = (from[at] ?? 0) * Math.sin(turn) + (from[count + at] ?? 0) * Math.cos(turn)
    }
  }
  return out
}

/** Measures the step from the last sample to the first, as a multiple of the steps that the sound itself takes. */
export function seamStep({ left, right }: Stereo): number {
  return Math.max(
    ...[left, right].map((side) => {
      const seam = Math.abs((side[0] ?? 0) - (side.at(-1) ?? 0))
      let highest = 1e-9
      for (let at = 1; at < side.length; at++)
        highest = Math.max(highest, Math.abs((side[at] ?? 0) - (side[at - 1] ?? 0)))
      return seam / highest
    }),
  )
}
