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
  const gain = 10 ** (gainDb / 20)
  const press = createCompressor(sampleRateHz)
  const limit = createLimit(span, sampleRateHz)
  return {
    process(mix) {
      const out = silence(mix.left.length)
      for (let at = 0; at < mix.left.length; at += 1) {
        const left = (mix.left[at] ?? 0) * gain
        const right = (mix.right[at] ?? 0) * gain
        const pressed = press(left, right)
        out.left[at] = left * pressed
        out.right[at] = right * pressed
      }
      return limit(out)
    },
    flush: () => limit(silence(span)),
  }
}

/** Answers the gain for a pair of samples: what is over the threshold grows more slowly, on both sides alike. */
function createCompressor(sampleRateHz: number): (left: number, right: number) => number {
  const rise = 1 - Math.exp(-1000 / (compressor.attackMs * sampleRateHz))
  const fall = 1 - Math.exp(-1000 / (compressor.releaseMs * sampleRateHz))
  let energy = 0
  return (left, right) => {
    const now = (left * left + right * right) / 2
    energy += (now > energy ? rise : fall) * (now - energy)
    const overDb = 10 * Math.log10(energy + 1e-12) - compressor.thresholdDb
    return overDb <= 0 ? 1 : 10 ** ((overDb * (1 / compressor.ratio - 1)) / 20)
  }
}

/** Turns both sides down ahead of a peak: the gain is the lowest that is needed within the span, reached in a straight line. */
function createLimit(span: number, sampleRateHz: number): (sound: Stereo) => Stereo {
  const release = 1 - Math.exp(-1000 / (limiter.releaseMs * sampleRateHz))
  const waiting = silence(span)
  let slot = 0
  let heard = 0
  let gain = 1
  let target = 1
  let left = 0
  return (sound) => {
    const out: Stereo = silence(sound.left.length)
    let written = 0
    for (let at = 0; at < sound.left.length; at += 1) {
      const [inLeft, inRight] = [sound.left[at] ?? 0, sound.right[at] ?? 0]
      const needed = Math.min(1, ceiling / Math.max(1e-9, Math.abs(inLeft), Math.abs(inRight)))
      if (needed <= target) [target, left] = [needed, span]
      if (left > 0) gain = Math.min(gain, gain + (target - gain) / left--)
      else [gain, target] = [gain + release * (1 - gain), Math.min(1, gain + release * (1 - gain))]
      const [outLeft, outRight] = [waiting.left[slot] ?? 0, waiting.right[slot] ?? 0]
      waiting.left[slot] = inLeft
      waiting.right[slot] = inRight
      slot = (slot + 1) % span
      heard += 1
      if (heard <= span) continue
      const safe = Math.min(gain, ceiling / Math.max(1e-9, Math.abs(outLeft), Math.abs(outRight)))
      out.left[written] = outLeft * safe
      out.right[written] = outRight * safe
      written += 1
    }
    return { left: out.left.slice(0, written), right: out.right.slice(0, written) }
  }
}
