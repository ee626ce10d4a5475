import { voiceChangeLimits } from '@vireo/contracts/speech'

/** Works out the credits for a recording of this length: whole seconds, then whole credits, both rounded up. */
export function sourceCost(durationMs: number): number {
  return Math.ceil((Math.ceil(Math.round(durationMs) / 1000) * voiceChangeLimits.creditsPerMinute) / 60)
}
