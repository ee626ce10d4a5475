import { bandCentresHz } from './bands.ts'

/** Where voices are told apart. */
export const comparedHz = [150, 7000] as const

/**
 * Computes the log-spectral distance in dB of two average spectra, whatever their levels; `toHz` is where the narrower
 * one ends.
 */
export function spectralDistanceDb(
  one: ArrayLike<number>,
  other: ArrayLike<number>,
  toHz: number = comparedHz[1],
): number {
  const differences = bandCentresHz.flatMap((hz, band) =>
    hz >= comparedHz[0] && hz <= Math.min(comparedHz[1], toHz) ? [(one[band] ?? 0) - (other[band] ?? 0)] : [],
  )
  const mean = differences.reduce((sum, value) => sum + value, 0) / differences.length
  return Math.sqrt(differences.reduce((sum, value) => sum + (value - mean) ** 2, 0) / differences.length)
}

/** The interval between two pitches, in semitones. */
export const semitonesBetween = (oneHz: number, otherHz: number): number => 12 * Math.log2(oneHz / otherHz)
