/** How much a dictionary holds, and how many there are. */
export const pronunciationLimits = {
  rulesMax: 10_000,
  wordsMax: 200,
  aliasMax: 1000,
  phonemeMax: 500,
  nameMax: 100,
  descriptionMax: 1000,
  fileBytesMax: 5 * 1024 * 1024,
  dictionariesMax: 1000,
  /** The newest stay; older ones are removed. */
  versionsMax: 200,
  locatorsMax: 3,
  testsMax: 200,
} as const
