/** What a piece of music may be, and what it costs. */
export const musicLimits = {
  promptMax: 4100,
  lyricsMax: 4000,
  msMin: 3000,
  msMax: 600_000,
  sectionMsMin: 3000,
  sectionMsMax: 120_000,
  sectionsMax: 30,
  stylesMax: 50,
  styleMax: 500,
  sectionNameMax: 100,
  linesMax: 30,
  lineMax: 200,
  chunkTextMax: 6132,
  seedMax: 2_147_483_647,
  tempoMin: 40,
  tempoMax: 220,
  changedPartsMax: 20,
  /** Of a recording or a video that somebody brings. */
  fileBytesMax: 500_000_000,
  filmsMax: 10,
  filmDescriptionMax: 1000,
  filmTagsMax: 10,
  filmTagMax: 100,
  /** By the second, rounded up. */
  creditsPerMinute: 1000,
  /** Of a recording that somebody brings and wants the words of: as speech to text. */
  wordsCreditsPerMinute: 100,
} as const

/** Computes what so much music costs: whole seconds, then whole credits, both rounded up. */
export function musicCredits(durationMs: number): number {
  const seconds = Math.ceil(Math.round(durationMs) / 1000)
  return Math.ceil((seconds * musicLimits.creditsPerMinute) / 60)
}
