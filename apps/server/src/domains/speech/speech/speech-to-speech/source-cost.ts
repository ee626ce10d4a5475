import { voiceChangeLimits } from '@vireo/contracts/speech'

/**
 * Returns the credits for saying so much of a recording in another voice: whole seconds, then whole credits, both
 * rounded up.
 */
export function sourceCost(durationMs: number): number {
  // What is left of a sample's length must not count as another second.
  const seconds = Math.ceil(Math.round(durationMs) / 1000)
  return Math.ceil((seconds * voiceChangeLimits.creditsPerMinute) / 60)
}
