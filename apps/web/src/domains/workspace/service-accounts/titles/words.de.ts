import type { Translation } from '#kit/language/index.ts'
import type { serviceAccountTitleWords } from './words.ts'

export const serviceAccountTitlesGerman: Translation<typeof serviceAccountTitleWords> = { title: 'Dienstkonten' }
