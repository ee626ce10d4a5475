import { silence, type Stereo } from './stereo.ts'

/** The loudness of a finished piece, in LUFS, and the highest that a sample of it goes: between samples it may go a decibel beyond. */
export const masterLufs = -14
const ceiling = 10 ** (-2 / 20)
const compressor = { thresholdDb: -20, ratio: 1.6, attackMs: 25, releaseMs: 180 }
const limiter = { lookAheadMs: 4, releaseMs: 80 }

/** Gives a mix its last level: one gain for both sides, held together by a slow compressor, and no peak over the ceiling. */
export type Master = {
  /** As much comes out as went in, less what is kept to look ahead. */
  process(mix: Stereo): Stereo
  flush(): Stereo
}

/** Creates a master that first brings what comes by `gainDb`. */
export function createMaster(gainDb: number, sampleRateHz: number): Master {
  const span = Math.round((limiter.lookAheadMs * sampleRateHz) / 1000)
  const press = createCompressor(10 ** (gainDb / 20), sampleRateHz)
  const limit = createLimit(span, sampleRateHz)
  return {
    process: (mix) => limit(press(mix)),
    flush: () => limit(silence(span)),
  }
}

/** Amplifies, and turns what is over the threshold down, on both sides alike: it grows more slowly. */
function createCompressor(gain: number, sampleRateHz: number): (mix: Stereo) => Stereo {
  const rise = 1 - Math.exp(-1000 / (compressor.attackMs * sampleRateHz))
  const fall = 1 - Math.exp(-1000 / (compressor.releaseMs * sampleRateHz))
  const threshold = 10 ** (compressor.thresholdDb / 10)
  const exponent = (1 / compressor.ratio - 1) / 2
  let kept = 0
  return ({ left, right }) => {
    const out = silence(left.length)
    // What a loop over samples needs stands in locals: what closures share is read from memory each time.
    const [outLeft, outRight] = [out.left, out.right]
    let energy = kept
    for (let at = 0; at < left.length; at += 1) {
      const one = (left[at] ?? 0) * gain
      const other = (right[at] ?? 0) * gain
      const now = (one * one + other * other) / 2
      energy += (now > energy ? rise : fall) * (now - energy)
      // A power, three times as fast.
      const pressed = energy > threshold ? Math.exp(exponent * Math.log(energy / threshold)) : 1
      outLeft[at] = one * pressed
      outRight[at] = other * pressed
    }
    kept = energy
    return out
  }
}

/** Turns both sides down ahead of a peak: the gain is the lowest that is needed within the span, reached in a straight line. */
function createLimit(span: number, sampleRateHz: number): (sound: Stereo) => Stereo {
  const release = 1 - Math.exp(-1000 / (limiter.releaseMs * sampleRateHz))
  const [waitingLeft, waitingRight] = [new Float32Array(span), new Float32Array(span)]
  const kept = { slot: 0, heard: 0, gain: 1, target: 1, steps: 0 }
  return ({ left, right }) => {
    let { slot, gain, target, steps } = kept
    const early = Math.min(left.length, Math.max(0, span - kept.heard))
    const out = silence(left.length - early)
    const [outLeft, outRight] = [out.left, out.right]
    for (let at = 0; at < left.length; at += 1) {
      const inLeft = left[at] ?? 0
      const inRight = right[at] ?? 0
      const peak = Math.max(Math.abs(inLeft), Math.abs(inRight))
      const needed = peak > ceiling ? ceiling / peak : 1
      if (needed <= target) {
        target = needed
        steps = span
      }
      if (steps === 0) {
        gain += release * (1 - gain)
        target = gain
      } else {
        if (target < gain) gain += (target - gain) / steps
        steps -= 1
      }
      const one = waitingLeft[slot] ?? 0
      const other = waitingRight[slot] ?? 0
      waitingLeft[slot] = inLeft
      waitingRight[slot] = inRight
      slot = slot + 1 === span ? 0 : slot + 1
      if (at < early) continue
      const highest = Math.max(Math.abs(one), Math.abs(other))
      const safe = highest * gain > ceiling ? ceiling / highest : gain
      outLeft[at - early] = one * safe
      outRight[at - early] = other * safe
    }
    Object.assign(kept, { slot, heard: kept.heard + left.length, gain, target, steps })
    return out
  }
}
