import type { Translation } from '#kit/language/index.ts'
import type { transcriptionTitleWords } from './words.ts'

export const transcriptionTitleWordsGerman: Translation<typeof transcriptionTitleWords> = {
  title: 'Sprache zu Text',
  transcript: 'Transkript',
}
