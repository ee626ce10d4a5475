import type { Translation } from '#kit/language/index.ts'
import type { assetsTitleWords } from './words.ts'

export const assetsTitleGerman: Translation<typeof assetsTitleWords> = { title: 'Dateien' }
