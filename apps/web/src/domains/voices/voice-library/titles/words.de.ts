import type { Translation } from '#kit/language/index.ts'
import type { libraryTitleWords } from './words.ts'

export const libraryTitleWordsGerman: Translation<typeof libraryTitleWords> = {
  library: 'Stimmen entdecken',
  libraryTab: 'Entdecken',
  defaults: 'Standardstimmen',
  shared: 'Eine geteilte Stimme',
  reviews: 'Stimmen zur Prüfung',
  publish: 'In der Bibliothek veröffentlichen',
  publication: 'Veröffentlichung',
}
