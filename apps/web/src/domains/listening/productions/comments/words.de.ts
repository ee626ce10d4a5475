import { clockText } from '@vireo/ui'

import { formatExact } from '#kit/format/index.ts'
import { plural, type Translation } from '#kit/language/index.ts'
import type { commentWords } from './words.ts'

const time = (seconds: number) => {
  const tenths = Math.round(seconds * 10)
  return `${clockText(tenths * 100)},${tenths % 10}`
}

export const commentWordsGerman: Translation<typeof commentWords> = {
  time,
  stretch: (from, to) => `${from} – ${to}`,
  title: 'Kommentare',
  titleWith: (count) => (count === 0 ? 'Kommentare' : `Kommentare ${formatExact(count)}`),
  lead: 'Für alle, die hieran schreiben und prüfen, und wer diese Instanz betreibt. Der Auftraggeber sieht sie nicht.',
  failed: 'Die Kommentare konnten nicht geladen werden',
  none: 'Zu dieser Aufnahme hat noch niemand eine Stelle kommentiert.',
  allHidden: 'Alle Kommentare sind erledigt.',
  add: 'Hier kommentieren',
  text: 'Kommentar',
  missing: 'Schreiben Sie zuerst etwas.',
  place: 'Stelle in der Aufnahme',
  earlier: 'Eine Zehntelsekunde früher',
  later: 'Eine Zehntelsekunde später',
  here: 'Hierher',
  endHere: 'Bis hier',
  noEnd: 'Ende wegnehmen',
  keys: (control) => `${control}+Enter speichert, Esc bricht ab.`,
  save: 'Speichern',
  cancel: 'Abbrechen',
  refused: 'Der Kommentar konnte nicht gespeichert werden. Er bleibt hier stehen.',
  discarded: 'Der Kommentar wurde verworfen',
  undo: 'Rückgängig',
  goTo: (at) => `Zum Kommentar bei ${at}`,
  authors: { producer: 'Bearbeitung', reviewer: 'Prüfung', house: 'Betreiber' },
  own: (author) => `${author} (Sie)`,
  edited: 'geändert',
  resolved: 'Erledigt',
  resolvedBy: (who) => `Erledigt von: ${who}`,
  resolve: (at) => `Kommentar bei ${at} erledigen`,
  reopen: (at) => `Kommentar bei ${at} wieder öffnen`,
  edit: (at) => `Kommentar bei ${at} bearbeiten`,
  remove: (at) => `Kommentar bei ${at} löschen`,
  removeTitle: 'Diesen Kommentar löschen?',
  removeHelp: 'Er ist für alle weg, die an dieser Aufnahme arbeiten.',
  removeAction: 'Löschen',
  hideResolved: 'Erledigte ausblenden',
  inRow: (count) => plural(count, { one: '1 Kommentar', other: `${formatExact(count)} Kommentare` }),
}
