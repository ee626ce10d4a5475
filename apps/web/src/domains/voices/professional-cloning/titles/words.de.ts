import type { Translation } from '#kit/language/index.ts'
import type { professionalTitleWords } from './words.ts'

export const professionalTitleGerman: Translation<typeof professionalTitleWords> = {
  begin: 'Professioneller Klon',
  note: 'So nah an einer Stimme, wie es geht: lange Aufnahmen, ein Nachweis, dass sie Ihre ist, und ein Training im Hintergrund.',
  voice: 'Professionelle Stimme',
}
