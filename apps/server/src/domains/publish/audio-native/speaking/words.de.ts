import type { Translation } from '@vireo/contracts/kit'
import type { spendingWords } from './words.ts'

export const spendingGerman: Translation<typeof spendingWords> = {
  limitReached: {
    title: (name) => `„${name}“ hat seine Monatsgrenze erreicht`,
    text: 'Neue und geänderte Seiten werden erst im nächsten Monat vorgelesen, oder sobald Sie die Grenze unter Audio Native anheben. Was schon vorgelesen ist, spielt weiter, und Besucher merken nichts davon.',
  },
}
