import type { Translation } from '#kit/language/index.ts'
import type { sellingTitleWords } from './words.ts'

export const sellingTitlesGerman: Translation<typeof sellingTitleWords> = { purchases: 'Käufe' }
