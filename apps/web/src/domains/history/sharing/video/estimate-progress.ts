/** How long each character of a text is taken to need, and how often the estimate moves on. */
export const estimate = { msPerCharacter: 130, everyMs: 100 } as const

/** Estimates how much of a video is made, between 0 and 1, by the length of what is said. */
export function estimateProgress(elapsedMs: number, characters: number): number {
  return Math.min(1, elapsedMs / (estimate.msPerCharacter * Math.max(1, characters)))
}
