import type { Translation } from '#kit/language/index.ts'
import type { enginesTitleWords } from './words.ts'

export const enginesTitlesGerman: Translation<typeof enginesTitleWords> = { title: 'Engines' }
