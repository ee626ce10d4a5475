import type { SampleSource } from '../sample-source.ts'
import { pitchPath } from './pitch-path.ts'
import { candidatesMax, hopMs, PeriodFinder, type PitchTrack } from './pitch-track.ts'

/** Pitch is looked for below 4 kHz: every third sample of 24 kHz is enough. */
const searchedRateHz = 8000

/** Quieter frames than this below the loud ones are not listened to for pitch. */
const audibleBelowLoudDb = 40

const blockFrames = 200

/** Follows the pitch of a recording. `onBeat` is called about once a second of it and may throw to stop. */
export function trackPitch(source: SampleSource, onBeat: () => void = () => undefined): PitchTrack {
  const { sampleRateHz, sampleCount } = source
  const decimation = Math.max(1, Math.floor(sampleRateHz / searchedRateHz))
  const hopSamples = Math.round((hopMs * sampleRateHz) / 1000)
  const frames = Math.max(1, Math.ceil(sampleCount / hopSamples))
  const finder = new PeriodFinder(sampleRateHz / decimation)
  const periods = new Float32Array(frames * candidatesMax)
  const misfits = new Float32Array(frames * candidatesMax)
  const levelsDb = new Float32Array(frames)
  for (let first = 0; first < frames; first += blockFrames) {
    onBeat()
    const count = Math.min(blockFrames, frames - first)
    const reach = finder.reachSamples * decimation
    // Frames look ahead from where they start; starting half a reach earlier, they are about their middle.
    const block = decimated(source, first * hopSamples - (reach >> 1), count * hopSamples + reach, decimation)
    for (let frame = first; frame < first + count; frame++) {
      const start = Math.round(((frame - first) * hopSamples) / decimation)
      const at = frame * candidatesMax
      levelsDb[frame] = levelDb(block, start, finder.reachSamples)
      if ((levelsDb[frame] ?? 0) < -75) continue
      finder.find(block, start, periods.subarray(at, at + candidatesMax), misfits.subarray(at, at + candidatesMax))
    }
  }
  const hz = pitchPath({ frames, periods, misfits }, audibleFrames(levelsDb))
  return { hopSamples, hz }
}

/** Decimates samples after a low-pass by a triangle of three samples to a side, enough for what lies far below. */
function decimated(source: SampleSource, start: number, length: number, decimation: number): Float32Array {
  const samples = source.read(start - 3, length + 6)
  const count = Math.floor(length / decimation)
  const out = new Float32Array(count)
  for (let at = 0; at < count; at++) {
    const middle = at * decimation + 3
    out[at] =
      (3 * (samples[middle] ?? 0) +
        2 * ((samples[middle - 1] ?? 0) + (samples[middle + 1] ?? 0)) +
        (samples[middle - 2] ?? 0) +
        (samples[middle + 2] ?? 0)) /
      9
  }
  return out
}

function levelDb(samples: Float32Array, start: number, length: number): number {
  let energy = 0
  for (let at = start; at < start + length; at++) energy += (samples[at] ?? 0) ** 2
  return 10 * Math.log10(energy / length + 1e-12)
}

function audibleFrames(levelsDb: Float32Array): Uint8Array {
  const loud = levelsDb.toSorted()[Math.floor(levelsDb.length * 0.95)] ?? 0
  return Uint8Array.from(levelsDb, (level) => (level > loud - audibleBelowLoudDb && level > -70 ? 1 : 0))
}
