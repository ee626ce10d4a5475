import type { Translation } from '#kit/language/index.ts'
import type { isolationTitleWords } from './words.ts'

export const isolationTitleWordsGerman: Translation<typeof isolationTitleWords> = { title: 'Voice Isolator' }
