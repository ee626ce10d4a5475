import type { PitchTrack } from './pitch-track.ts'

/** Where a voice's melody lies: natural logarithms of hertz. */
export type Melody = {
  /** Median of the voiced frames. */
  readonly logMean: number
  /** What a standard deviation would be were the melody normally distributed; from the middle 80 %. */
  readonly logSpread: number
}

const deviationsBetween10And90 = 2.563

/** Computes centre and spread of a melody; undefined for less than a tenth of a second of voice. */
export function melodyOf({ hz }: PitchTrack): Melody | undefined {
  const logs = hz
    .filter((value) => value > 0)
    .map(Math.log)
    .toSorted()
  if (logs.length < 20) return undefined
  const at = (share: number) => logs[Math.floor(share * (logs.length - 1))] ?? 0
  return { logMean: at(0.5), logSpread: (at(0.9) - at(0.1)) / deviationsBetween10And90 }
}
