import type { Translation } from '#kit/language/index.ts'
import type { publishingTitleWords } from './words.ts'

export const publishingTitlesGerman: Translation<typeof publishingTitleWords> = {
  title: 'Werke',
  work: 'Werk',
}
