import { amplitudeOf, integratedLoudnessOf, truePeakDbfs } from '@vireo/audio'
import { rateHz, type Stereo } from '../dsp/sound.ts'
import { scaled } from './level.ts'

/** Nothing leaves above this true peak. */
export const truePeakMax = -1.5

/** How much the highest peaks may be turned down so that the whole is as loud as it should be. */
const limitedBy = 6
const lookAhead = Math.round(rateHz * 0.003)

/** Measures the integrated loudness of both channels together, in LUFS. */
export function loudnessOf({ left, right }: Stereo): number {
  return integratedLoudnessOf([left, right], rateHz)
}

/** Measures the true peak of both channels, in dBTP. */
export function peakOf({ left, right }: Stereo): number {
  return Math.max(truePeakDbfs(left), truePeakDbfs(right))
}

/**
 * Brings a sound to a loudness, its peaks below −1.5 dBTP. Where single blows stand so far above the rest that this
 * cannot be reached by turning them down by 6 dB, they end at that peak and the sound stays quieter.
 */
export function levelled(sound: Stereo, lufs: number): Stereo {
  const loudness = loudnessOf(sound)
  const peak = peakOf(sound)
  if (!Number.isFinite(loudness) || !Number.isFinite(peak)) return sound
  const wanted = lufs - loudness
  const excess = peak + wanted - truePeakMax
  if (excess <= 0) return scaled(sound, amplitudeOf(wanted))
  const gain = wanted - Math.max(0, excess - limitedBy)
  limit(scaled(sound, amplitudeOf(gain)), amplitudeOf(truePeakMax - 0.3))
  // What the limiter took of the loudness comes back where the peaks leave room for it.
  const left = Math.min(truePeakMax - peakOf(sound), Math.max(0, lufs - loudnessOf(sound)))
  return scaled(sound, amplitudeOf(left))
}

/** Turns both channels down together, ahead of samples above a ceiling. */
function limit(sound: Stereo, ceiling: number): void {
  const { left, right } = sound
  const count = left.length
  const gains = new Float32Array(count).fill(1)
  for (let at = 0; at < count; at++) {
    const high = Math.max(Math.abs(left[at] ?? 0), Math.abs(right[at] ?? 0))
    if (high > ceiling) gains[at] = ceiling / high
  }
  const release = Math.exp(-1 / (rateHz * 0.06))
  // Backwards for the way down ahead of a peak, forwards for the way back after it.
  const attack = Math.exp(-4 / lookAhead)
  let held = 1
  for (let at = count - 1; at >= 0; at--) {
    held = Math.min(gains[at] ?? 1, 1 - (1 - held) * attack)
    gains[at] = held
  }
  held = 1
  for (let at = 0; at < count; at++) {
    held = Math.min(gains[at] ?? 1, 1 - (1 - held) * release)
    left[at] = (left[at] ?? 0) * held
    right[at] = (right[at] ?? 0) * held
  }
}
