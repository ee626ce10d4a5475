/** A usual connection: what the sentence says it is, so that everybody can reckon with their own. */
const bitsPerSecond = 50_000_000

/** Computes how many minutes a download takes on a usual connection, at least one. */
export function minutesFor(bytes: number): number {
  return Math.max(1, Math.round((8 * bytes) / bitsPerSecond / 60))
}
