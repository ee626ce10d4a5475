import type { Translation } from '#kit/language/index.ts'
import type { audioNativeTitleWords } from './words.ts'

export const audioNativeTitleWordsGerman: Translation<typeof audioNativeTitleWords> = {
  title: 'Audio Native',
  project: 'Projekt',
  analytics: 'Auswertung von Audio Native',
}
