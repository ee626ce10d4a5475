import type { Translation } from '#kit/language/index.ts'
import type { instantCloningTitleWords } from './words.ts'

export const instantCloningTitleGerman: Translation<typeof instantCloningTitleWords> = {
  title: 'Sofortklon',
  note: 'Eine Stimme aus kurzen Aufnahmen, sofort.',
}
