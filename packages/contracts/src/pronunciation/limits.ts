/** How much a dictionary holds, and how many there are. */
export const pronunciationLimits = {
  rulesMax: 10_000,
  wordsMax: 200,
  aliasMax: 1000,
  phonemeMax: 500,
  /** Of all rules of a dictionary together: what stands in texts, and what is said in its place. */
  charactersMax: 1_000_000,
  nameMax: 100,
  descriptionMax: 1000,
  fileBytesMax: 5 * 1024 * 1024,
  dictionariesMax: 1000,
  /** The newest stay; older ones are removed. */
  versionsMax: 200,
  /** What the kept versions of a dictionary take, compressed; the newest stays whatever it takes. */
  versionsBytesMax: 16 * 1024 * 1024,
  /** What all dictionaries of a workspace take, compressed. */
  workspaceBytesMax: 256 * 1024 * 1024,
  locatorsMax: 3,
  testsMax: 200,
} as const
