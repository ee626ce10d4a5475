import { SuspectAudioError } from '../pieces/piece-checks.ts'

/** Where speech is to land, in LUFS (BS.1770-4). */
export const targetLufs = -16
/** A voice's own gain is right on the whole; a piece is moved this far at most. */
export const correctionDbMax = 12
/** How far off a piece may land that is long enough to be judged, however whispered. */
export const toleranceDb = 4
export const judgedMs = 3000
export const lookAheadMs = 5

/**
 * Answers the ceiling of the limiter in dBFS. At low rates, peaks between samples show only once the rate is raised, so
 * theirs is lower.
 */
export function ceilingAt(sampleRateHz: number): number {
  return sampleRateHz < 12_000 ? -3.5 : -1.5
}

/** Throws SuspectAudioError for what did not come out as loud as speech. */
export function assertLoud(lufs: number): void {
  if (Math.abs(lufs - targetLufs) <= toleranceDb) return
  throw new SuspectAudioError('loudness', `the recording came out at ${lufs.toFixed(1)} LUFS`)
}
