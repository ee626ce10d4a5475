import { formatExact } from '#kit/format/index.ts'
import { words } from '#kit/language/index.ts'

/** What is said of the words that a workspace keeps for its recogniser. */
export const keytermWords = words('transcription/keyterms', {
  title: 'Key terms of this workspace',
  lead: 'Names and words that are listened for in every recording of this workspace.',
  notUsed: 'The installed engine takes no key terms. They are kept for one that does.',
  add: 'Add key terms',
  addHelp: (length: number, wordsMax: number) =>
    `One a line or between commas; up to ${wordsMax} words and ${formatExact(length)} characters each.`,
  addThem: 'Add',
  notTaken: (terms: string) => `Too long to be key terms: ${terms}`,
  missing: 'Enter a word or a name.',
  empty: 'There are no key terms yet',
  emptyHelp: 'Names of people, products and places are heard better when they stand here.',
  failed: 'The key terms could not be loaded',
  count: (count: number, max: number) => `${formatExact(count)} of ${formatExact(max)}`,
  remove: (term: string) => `Remove “${term}”`,
} as const)
