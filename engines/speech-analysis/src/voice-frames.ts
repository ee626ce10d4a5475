import { melCepstra, type FrameTable, type SampleSource } from '@vireo/audio'

export const frameHopMs = 10
const coefficients = 12
const deltaReach = 3
/** Slopes are several times smaller than what they are slopes of. */
const deltaWeight = 2.5
const audibleBelowLoudDb = 35

/** The frames of a recording, and how loud each is in dB below full scale. */
export type VoiceFrames = FrameTable & { readonly levelsDb: Float32Array }

/**
 * Computes frames that compare across speakers and microphones: cepstra in units of their own spread while somebody is
 * heard, and their slopes.
 */
export function voiceFrames(source: SampleSource, onBeat: () => void): VoiceFrames {
  const { frames, values, levelsDb } = melCepstra(source, { hopMs: frameHopMs, coefficients }, onBeat)
  const loud = levelsDb.toSorted()[Math.floor(frames * 0.95)] ?? 0
  const counted = levelsDb.map((level) => (level > loud - audibleBelowLoudDb ? 1 : 0))
  const width = 2 * coefficients
  const table = new Float32Array(frames * width)
  for (let column = 0; column < coefficients; column++) {
    const at = (frame: number) => values[frame * coefficients + column] ?? 0
    const { mean, spread } = statisticsOf(frames, counted, at)
    for (let frame = 0; frame < frames; frame++) table[frame * width + column] = (at(frame) - mean) / spread
  }
  addSlopes(table, frames, width)
  return { frames, width, values: table, levelsDb }
}

function statisticsOf(frames: number, counted: Float32Array, at: (frame: number) => number) {
  let [count, sum, squares] = [0, 0, 0]
  for (let frame = 0; frame < frames; frame++) {
    if (!counted[frame]) continue
    count++
    sum += at(frame)
    squares += at(frame) ** 2
  }
  const mean = sum / Math.max(1, count)
  return { mean, spread: Math.sqrt(Math.max(1e-9, squares / Math.max(1, count) - mean * mean)) }
}

function addSlopes(table: Float32Array, frames: number, width: number): void {
  const half = width / 2
  let squares = 0
  for (let step = 1; step <= deltaReach; step++) squares += 2 * step * step
  for (let frame = 0; frame < frames; frame++) {
    for (let column = 0; column < half; column++) {
      let slope = 0
      for (let step = 1; step <= deltaReach; step++) {
        const later = table[Math.min(frames - 1, frame + step) * width + column] ?? 0
        slope += step * (later - (table[Math.max(0, frame - step) * width + column] ?? 0))
      }
      table[frame * width + half + column] = (deltaWeight * slope) / squares
    }
  }
}
