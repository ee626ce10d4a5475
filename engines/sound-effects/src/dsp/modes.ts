import { controlStep, rateHz, samplesOf, settled } from './sound.ts'

/** One way in which a body rings. */
export type Mode = {
  readonly hz: number
  readonly gain: number
  /** Seconds until it is 60 dB down. */ readonly decay: number
}

const highest = rateHz * 0.45
const inaudible = 1e-4

/** Makes the ring of a body that was struck once: every mode a sine that dies away. */
export function ring(seconds: number, modes: readonly Mode[]): Float32Array<ArrayBuffer> {
  const out = new Float32Array(samplesOf(seconds))
  for (const { hz, gain, decay } of modes) {
    if (hz > highest || hz < 15) continue
    const shrink = 0.001 ** (1 / Math.max(1, decay * rateHz))
    const angle = (2 * Math.PI * hz) / rateHz
    const turn = 2 * shrink * Math.cos(angle)
    const pull = shrink * shrink
    let before = 0
    let now = gain * Math.sin(angle) * shrink
    // Counted to where it is 80 dB down: what follows is not heard.
    const end = Math.min(out.length, Math.ceil(decay * rateHz * 1.35))
    for (let at = 1; at < end; at++) {
      out[at] = (out[at] ?? 0) + now
      const next = turn * now - pull * before
      before = now
      now = next
    }
  }
  return out
}

/** Sends a sound through a body: each mode answers it for as long as it rings. */
export function resonated(samples: Float32Array, modes: readonly Mode[]): Float32Array<ArrayBuffer> {
  const out = new Float32Array(samples.length)
  for (const { hz, gain, decay } of modes) {
    if (hz > highest || hz < 15 || Math.abs(gain) < inaudible) continue
    const shrink = 0.001 ** (1 / Math.max(1, decay * rateHz))
    const turn = 2 * shrink * Math.cos((2 * Math.PI * hz) / rateHz)
    const pull = shrink * shrink
    const input = gain * (1 - pull) * 0.5
    let one = 0
    let two = 0
    for (let start = 0; start < samples.length; start += controlStep) {
      const end = Math.min(samples.length, start + controlStep)
      one = settled(one)
      two = settled(two)
      for (let at = start; at < end; at++) {
        const now = input * (samples[at] ?? 0) + turn * one - pull * two
        two = one
        one = now
        out[at] = (out[at] ?? 0) + now
      }
    }
  }
  return out
}
