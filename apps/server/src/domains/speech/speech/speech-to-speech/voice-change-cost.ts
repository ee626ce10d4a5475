import { voiceChangeLimits } from '@vireo/contracts/speech'
import { sourceCost } from '../sources/source-cost.ts'

/** Returns the credits for saying so much of a recording in another voice. */
export function voiceChangeCost(durationMs: number): number {
  return sourceCost(durationMs, voiceChangeLimits.creditsPerMinute)
}
