import { isolationLimits } from '@vireo/contracts/isolation'
import { sourceCost } from '#speech/sources/index.ts'

/** Returns the credits for isolating the voice in so much of a recording. */
export function isolationCost(durationMs: number): number {
  return sourceCost(durationMs, isolationLimits.creditsPerMinute)
}
