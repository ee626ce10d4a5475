import type { Translation } from '#kit/language/index.ts'
import type { usageTitleWords } from './words.ts'

export const usageTitleWordsGerman: Translation<typeof usageTitleWords> = {
  own: 'Verbrauch',
  keys: 'Verbrauch nach API-Schlüssel',
}
