import { formatExact } from '#kit/format/index.ts'
import type { Translation } from '#kit/language/index.ts'
import type { dialogueWords } from './words.ts'

export const dialogueWordsGerman: Translation<typeof dialogueWords> = {
  title: 'Dialog',
  lines: 'Zeilen des Dialogs',
  lineText: (position) => `Text von Zeile ${position}`,
  placeholder: 'Was gesagt wird …',
  addLine: 'Zeile hinzufügen',
  removeLine: (position) => `Zeile ${position} entfernen`,
  moveLine: (position) => `Zeile ${position} verschieben`,
  full: (limit) => `Ein Dialog hat bis zu ${formatExact(limit)} Zeilen.`,
  count: (count, limit) => `${formatExact(count)} / ${formatExact(limit)} Zeilen`,
  tooManyVoices: (limit) => `Höchstens ${formatExact(limit)} verschiedene Stimmen in einem Dialog.`,
  stability: 'Stabilität',
  stabilityHelp: 'Für alle Stimmen des Dialogs.',
  moveHelp:
    'Mit der Leertaste nehmen Sie eine Zeile auf, mit den Pfeiltasten verschieben Sie sie, mit der Leertaste legen Sie sie ab, mit Escape bleibt sie, wo sie war.',
  pickedUp: (position) => `Zeile ${position} aufgenommen.`,
  movedTo: (position, count) => `An Position ${position} von ${count}.`,
  putDown: (position) => `An Position ${position} abgelegt.`,
  leftThere: 'Die Zeile bleibt, wo sie war.',
  example: 'Mit einem Beispiel beginnen',
  exampleLines: [
    'Hast du das gehört? Es kam aus dem Keller.',
    'Es ist ein altes Haus. Alte Häuser reden im Schlaf.',
    'Dieses hier hat gerade gefragt, was es zu essen gibt.',
  ],
}
