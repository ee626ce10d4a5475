/** Returns the credits for so much of a recording: whole seconds, then whole credits, both rounded up. */
export function sourceCost(durationMs: number, creditsPerMinute: number): number {
  // What is left of a sample's length must not count as another second.
  const seconds = Math.ceil(Math.round(durationMs) / 1000)
  return Math.ceil((seconds * creditsPerMinute) / 60)
}
