import type { Translation } from '#kit/language/index.ts'
import type { spokenWordsWords } from './words.ts'

export const spokenWordsWordsGerman: Translation<typeof spokenWordsWords> = {
  label: 'Wörter, während sie gesprochen werden',
}
