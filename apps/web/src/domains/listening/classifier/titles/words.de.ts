import type { Translation } from '#kit/language/index.ts'
import type { classifierTitleWords } from './words.ts'

export const classifierTitleWordsGerman: Translation<typeof classifierTitleWords> = { title: 'KI-Erkennung' }
