import { alignmentLimits } from '@vireo/contracts/alignment'
import { sourceCost } from '#speech/sources/index.ts'

/** Returns the credits for listening to so much of a recording. */
export function alignmentCost(durationMs: number): number {
  return sourceCost(durationMs, alignmentLimits.creditsPerMinute)
}
