import { transcriptionLimits } from '@vireo/contracts/transcription'
import { sourceCost } from '#speech/sources/index.ts'

/** Returns the credits for writing down so much of a recording. */
export function transcriptionCost(durationMs: number): number {
  return sourceCost(durationMs, transcriptionLimits.creditsPerMinute)
}
