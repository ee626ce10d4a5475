import { decibelsOf, type Decibels, type Milliseconds } from './units.ts'

/** A sine of one channel that starts at zero. */
export function aSine(
  sampleRateHz: number,
  frequencyHz: number,
  durationMs: Milliseconds,
  amplitude = 0.5,
): Float32Array {
  const step = (2 * Math.PI * frequencyHz) / sampleRateHz
  const samples = new Float32Array(Math.round((sampleRateHz * durationMs) / 1000))
  for (let at = 0; at < samples.length; at++) samples[at] = amplitude * Math.sin(step * at)
  return samples
}

/** White noise, the same for the same seed. */
export function aNoise(length: number, amplitude = 0.5, seed = 1): Float32Array {
  let state = seed
  const samples = new Float32Array(length)
  for (let at = 0; at < length; at++) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7f_ff_ff_ff
    samples[at] = amplitude * (state / 0x40_00_00_00 - 1)
  }
  return samples
}

/** Something like speech: a gliding harmonic tone in syllables, with breath between them. */
export function aVoice(sampleRateHz: number, durationMs: Milliseconds): Float32Array {
  const length = Math.round((sampleRateHz * durationMs) / 1000)
  const breath = aNoise(length, 0.01)
  const samples = new Float32Array(length)
  let phase = 0
  for (let at = 0; at < length; at++) {
    const time = at / sampleRateHz
    phase += (2 * Math.PI * (130 + 30 * Math.sin(2 * time))) / sampleRateHz
    let tone = 0
    for (let harmonic = 1; harmonic <= 12; harmonic++) tone += Math.sin(harmonic * phase + harmonic) / harmonic
    samples[at] = 0.25 * tone * Math.max(0, Math.sin(2 * Math.PI * 3 * time)) + (breath[at] ?? 0)
  }
  return samples
}

/** Level of the middle of a recording, where neither start nor end disturb. */
export function middleLevel(samples: Float32Array): Decibels {
  const middle = samples.subarray(Math.floor(samples.length / 4), Math.floor((samples.length * 3) / 4))
  return decibelsOf(Math.sqrt(middle.reduce((sum, sample) => sum + sample * sample, 0) / middle.length))
}

/** Magnitude of one frequency in a recording (Goertzel), on the scale of a sine's amplitude. */
export function magnitudeAt(samples: Float32Array, sampleRateHz: number, frequencyHz: number): number {
  const coefficient = 2 * Math.cos((2 * Math.PI * frequencyHz) / sampleRateHz)
  let last = 0
  let beforeLast = 0
  for (const sample of samples) {
    const next = sample + coefficient * last - beforeLast
    beforeLast = last
    last = next
  }
  return (2 * Math.sqrt(last * last + beforeLast * beforeLast - coefficient * last * beforeLast)) / samples.length
}

/** The strongest frequency below 4 kHz, to 5 Hz. */
export function strongestFrequency(samples: Float32Array, sampleRateHz: number): number {
  const middle = samples.subarray(samples.length >> 2, (samples.length >> 2) + sampleRateHz / 5)
  let strongest = 0
  let highest = 0
  for (let frequencyHz = 50; frequencyHz < 3990; frequencyHz += 5) {
    const magnitude = magnitudeAt(middle, sampleRateHz, frequencyHz)
    if (magnitude > highest) [strongest, highest] = [frequencyHz, magnitude]
  }
  return strongest
}

/** Cuts a recording at the given places, which may lie anywhere and in any order. */
export function cutAt(samples: Float32Array, places: readonly number[]): Float32Array[] {
  const borders = [
    0,
    ...places.map((place) => Math.min(place, samples.length)).toSorted((a, b) => a - b),
    samples.length,
  ]
  return borders.slice(1).map((border, at) => samples.subarray(borders[at], border))
}
