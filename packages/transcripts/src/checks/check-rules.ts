/** What captions and transcripts are held to; `null` is no such rule. */
export type CheckRules = {
  readonly charsPerSecond: number | null
  readonly charsPerLine: number | null
  readonly linesMost: number | null
  readonly secondsLeast: number | null
  readonly secondsMost: number | null
  /** What is nearer than this flickers, and is to be joined or further apart. */
  readonly gapLeastS: number | null
  /** Where nothing is written for longer, somebody may have been missed. */
  readonly silenceMostS: number | null
  /** Whether one may lie over the one before; else that is something to look at. */
  readonly mayOverlap?: boolean
}

/** What a transcript is held to, which nobody has to read in time. */
export const transcriptRules: CheckRules = {
  charsPerSecond: 30,
  charsPerLine: null,
  linesMost: null,
  secondsLeast: null,
  secondsMost: 60,
  gapLeastS: null,
  silenceMostS: 15,
}

/** What captions are held to where nothing else was agreed. */
export const captionRules: CheckRules = {
  charsPerSecond: 20,
  charsPerLine: 42,
  linesMost: 2,
  secondsLeast: 1,
  secondsMost: 7,
  gapLeastS: null,
  silenceMostS: 15,
}

/** What remarks about a recording are held to: that they say something. */
export const remarkRules: CheckRules = {
  charsPerSecond: null,
  charsPerLine: null,
  linesMost: null,
  secondsLeast: null,
  secondsMost: null,
  gapLeastS: null,
  silenceMostS: null,
  mayOverlap: true,
}
