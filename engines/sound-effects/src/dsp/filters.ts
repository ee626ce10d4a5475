import { controlStep, type Curve, rateHz, settled, valueAt } from './sound.ts'

export type FilterKind = 'low' | 'high' | 'band'

/**
 * Filters in place and answers the same samples: a state-variable filter with trapezoidal integrators, whose corner may
 * move. A band filter passes its centre unchanged.
 */
export function filtered(
  samples: Float32Array<ArrayBuffer>,
  kind: FilterKind,
  cornerHz: Curve,
  q = Math.SQRT1_2,
): Float32Array<ArrayBuffer> {
  const damping = 1 / q
  let one = 0
  let two = 0
  let ratio = ratioOf(valueAt(cornerHz, 0))
  for (let start = 0; start < samples.length; start += controlStep) {
    if (typeof cornerHz !== 'number') ratio = ratioOf(cornerHz(start / rateHz))
    const first = 1 / (1 + ratio * (ratio + damping))
    const second = ratio * first
    const third = ratio * second
    const end = Math.min(samples.length, start + controlStep)
    one = settled(one)
    two = settled(two)
    for (let at = start; at < end; at++) {
      const input = samples[at] ?? 0
      const rest = input - two
      const band = first * one + second * rest
      const low = two + second * one + third * rest
      one = 2 * band - one
      two = 2 * low - two
      samples[at] = kind === 'low' ? low : kind === 'band' ? band * damping : input - damping * band - low
    }
  }
  return samples
}

function ratioOf(hz: number): number {
  return Math.tan((Math.PI * Math.max(10, Math.min(hz, rateHz * 0.47))) / rateHz)
}

/** Bends samples in place towards ±1, as what is driven too hard does. */
export function driven(samples: Float32Array<ArrayBuffer>, gain: number): Float32Array<ArrayBuffer> {
  for (let at = 0; at < samples.length; at++) samples[at] = Math.tanh((samples[at] ?? 0) * gain)
  return samples
}

/** Adds a sound to itself again and again after a time, as a pipe does: `feedback` below 1, dulled at each turn. */
export function piped(
  samples: Float32Array<ArrayBuffer>,
  delayMs: number,
  feedback: number,
  dulling = 0.5,
): Float32Array<ArrayBuffer> {
  const line = new Float32Array(Math.max(1, Math.round((delayMs * rateHz) / 1000)))
  let slot = 0
  let dull = 0
  for (let at = 0; at < samples.length; at++) {
    dull = settled(dull + (1 - dulling) * ((line[slot] ?? 0) - dull))
    const value = (samples[at] ?? 0) + dull * feedback
    line[slot] = settled(value)
    slot = slot + 1 === line.length ? 0 : slot + 1
    samples[at] = value
  }
  return samples
}
