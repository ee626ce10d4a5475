/** How much is asked for at once. What is longer is asked for part by part. */
export const workbenchLimits = {
  /** Levels of the waveform a second. */
  levelsPerSecond: 40,
  alignedSegmentsMax: 200,
  alignedSecondsMax: 600,
  heardSecondsMax: 60,
  translatedSegmentsMax: 50,
  translatedCharsMax: 20_000,
  cutSegmentsMax: 500,
  /** With translations. */
  cutCharsMax: 20_000,
  differencesMax: 50,
  /** Once so many characters were told, the rest is for the next page. */
  comparedCharsMax: 30_000,
} as const
