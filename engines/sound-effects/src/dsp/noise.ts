import type { Random } from './random.ts'
import { rateHz } from './sound.ts'

/** Makes noise as strong at every frequency. */
export function white(count: number, random: Random, gain = 1): Float32Array<ArrayBuffer> {
  const out = new Float32Array(count)
  for (let at = 0; at < count; at++) out[at] = (random.next() * 2 - 1) * gain
  return out
}

/** Makes noise that falls by 3 dB an octave (filter by Paul Kellet). */
export function pink(count: number, random: Random): Float32Array<ArrayBuffer> {
  const out = new Float32Array(count)
  let slow = 0
  let middle = 0
  let fast = 0
  for (let at = 0; at < count; at++) {
    const value = random.next() * 2 - 1
    slow = 0.99765 * slow + value * 0.099046
    middle = 0.963 * middle + value * 0.2965164
    fast = 0.57 * fast + value * 1.0526913
    out[at] = (slow + middle + fast + value * 0.1848) * 0.3
  }
  return out
}

/** Makes noise that falls by 6 dB an octave above 20 Hz. */
export function brown(count: number, random: Random): Float32Array<ArrayBuffer> {
  const out = new Float32Array(count)
  const leak = 1 - (2 * Math.PI * 20) / rateHz
  let level = 0
  for (let at = 0; at < count; at++) {
    level = level * leak + (random.next() * 2 - 1) * 0.06
    out[at] = level
  }
  return out
}

/** Makes a value that wanders smoothly between −1 and 1, so many turns each second. */
export function wander(random: Random, turnsPerSecond: number): (seconds: number) => number {
  const values: number[] = []
  const valueOf = (index: number) => (values[index] ??= random.next() * 2 - 1)
  return (seconds) => {
    const turn = Math.max(0, seconds * turnsPerSecond)
    const index = Math.floor(turn)
    while (values.length <= index) valueOf(values.length)
    const share = turn - index
    const eased = share * share * (3 - 2 * share)
    return valueOf(index) * (1 - eased) + valueOf(index + 1) * eased
  }
}

/** Makes what wind speed does: slow swells with faster ones on top, about −1 to 1. */
export function gusts(random: Random, slowest: number): (seconds: number) => number {
  const layers = [1, 2.7, 7.1].map((times, index) => ({
    of: wander(random.fork(), slowest * times),
    weight: [0.62, 0.28, 0.12][index] ?? 0,
  }))
  return (seconds) => layers.reduce((sum, { of, weight }) => sum + of(seconds) * weight, 0)
}
