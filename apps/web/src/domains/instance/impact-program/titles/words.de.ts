import type { Translation } from '#kit/language/index.ts'
import type { impactProgramTitleWords } from './words.ts'

export const impactProgramTitlesGerman: Translation<typeof impactProgramTitleWords> = { title: 'Impact-Bewerbungen' }
