import type { SampleSource, VoiceActivity } from '@vireo/audio'
import type { Voiceprint } from '@vireo/engines'
import { voicedFrames, voicedWidth } from './voiced-frames.ts'

/**
 * How much each number differs between two texts of one speaker: averages of the cepstra and of the pitch, then their
 * spreads. Measured on twelve voices saying four texts, one of them with a hum; pitch allows for people, who vary more.
 */
const within = [
  2.212, 1.554, 1.01, 0.881, 0.546, 0.719, 0.415, 0.385, 0.447, 0.399, 0.329, 0.215, 0.08, 0.519, 0.388, 0.448, 0.408,
  0.227, 0.348, 0.207, 0.229, 0.234, 0.156, 0.202, 0.119, 0.05,
] as const

/** Mean square of those differences at which two prints are as likely of two speakers as of one. */
const borderline = 3.5

/** Computes means and spreads of everything voiced, in units in which two prints one apart are on the border. */
export function voiceprint(source: SampleSource, activity: VoiceActivity, onBeat: () => void): Voiceprint {
  const { frames, values } = voicedFrames(source, activity, onBeat)
  const columns = Array.from({ length: voicedWidth }, (_, column) => columnOf(values, frames.length, column).toSorted())
  const vector = inUnits([...columns.map(middle), ...columns.map(spread)])
  return { vector: vector.map((value) => Number(value.toFixed(5))) }
}

/** Scales means and spreads of voiced frames to units in which two prints one apart are on the border. */
export function inUnits(numbers: readonly number[]): readonly number[] {
  return numbers.map((value, at) => value / ((within[at] ?? 1) * Math.sqrt(borderline * within.length)))
}

function columnOf(values: Float32Array, frames: number, column: number): Float32Array {
  return Float32Array.from({ length: frames }, (_, frame) => values[frame * voicedWidth + column] ?? 0)
}

function middle(sorted: Float32Array, column: number): number {
  // Of pitch the median: octave errors must not move it.
  if (column === voicedWidth - 1) return sorted[sorted.length >> 1] ?? 0
  return sorted.reduce((sum, value) => sum + value, 0) / sorted.length
}

const deviationsBetween10And90 = 2.563

function spread(sorted: Float32Array, column: number): number {
  if (column === voicedWidth - 1) {
    const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0
    return (at(0.9) - at(0.1)) / deviationsBetween10And90
  }
  const mean = sorted.reduce((sum, value) => sum + value, 0) / sorted.length
  return Math.sqrt(sorted.reduce((sum, value) => sum + (value - mean) ** 2, 0) / sorted.length)
}
