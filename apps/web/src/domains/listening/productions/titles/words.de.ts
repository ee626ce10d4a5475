import type { Translation } from '#kit/language/index.ts'
import type { productionsTitleWords } from './words.ts'

export const productionsTitlesGerman: Translation<typeof productionsTitleWords> = {
  productions: 'Produktionen',
  newOrder: 'Neuer Auftrag',
  order: 'Auftrag',
  invoice: 'Rechnung',
  review: 'Prüfung',
  qualifications: 'Qualifikationen',
  test: 'Test',
}
