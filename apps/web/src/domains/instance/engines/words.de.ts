import type { Translation } from '#kit/language/index.ts'
import type { enginesWords } from './words.ts'

export const enginesGerman: Translation<typeof enginesWords> = {
  empty: 'Hier ist noch nichts',
  create: 'Hinzufügen',
  more: 'Mehr laden',
  failed: 'Die Liste konnte nicht geladen werden',
}
