import type { Translation } from '#kit/language/index.ts'
import type { privacyTitleWords } from './words.ts'

export const privacyTitleWordsGerman: Translation<typeof privacyTitleWords> = {
  title: 'Datenschutz',
}
