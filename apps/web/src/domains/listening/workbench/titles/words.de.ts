import type { Translation } from '#kit/language/index.ts'
import type { workbenchTitleWords } from './words.ts'

export const workbenchTitleWordsGerman: Translation<typeof workbenchTitleWords> = { title: 'Werkbank' }
