import type { Translation } from '#kit/language/index.ts'
import type { visitsTitleWords } from './words.ts'

export const visitsTitlesGerman: Translation<typeof visitsTitleWords> = { title: 'Besuche und Registrierungen' }
