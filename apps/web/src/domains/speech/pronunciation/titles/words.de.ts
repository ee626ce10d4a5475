import type { Translation } from '#kit/language/index.ts'
import type { pronunciationTitleWords } from './words.ts'

export const pronunciationTitlesGerman: Translation<typeof pronunciationTitleWords> = {
  title: 'Aussprache',
  dictionary: 'Wörterbuch',
}
