const shownMax = 160

/** Leaves out beats where more fall into a song than a strip can show: every second, fourth, eighth stays. */
export function shownBeats(beatsMs: readonly number[]): number[] {
  const every = 2 ** Math.max(0, Math.ceil(Math.log2(beatsMs.length / shownMax)))
  return beatsMs.filter((_, nth) => nth % every === 0)
}
