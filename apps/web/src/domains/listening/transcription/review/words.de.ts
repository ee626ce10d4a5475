import { formatExact } from '#kit/format/index.ts'
import { plural, type Translation } from '#kit/language/index.ts'
import type { reviewWords } from './words.ts'

export const reviewWordsGerman: Translation<typeof reviewWords> = {
  commentsFailed: 'Die Kommentare konnten nicht geladen werden',
  noComments: 'Noch hat niemand kommentiert',
  noCommentsHelp: 'Ein Kommentar steht an einer Zeit der Aufnahme und wird erledigt, wenn nichts mehr zu tun ist.',
  allResolved: 'Alle Kommentare sind erledigt',
  newComment: (time: string) => `Neuer Kommentar bei ${time}`,
  comment: 'Kommentieren',
  reply: 'Antworten',
  replyTo: (who: string) => `Antwort an ${who}`,
  resolve: 'Erledigt',
  reopen: 'Wieder öffnen',
  showResolved: (count: number) =>
    plural(count, { one: 'Den erledigten anzeigen', other: `${formatExact(count)} erledigte anzeigen` }),
  deleteComment: (time: string) => `Den Kommentar bei ${time} löschen`,
  deleteReply: (who: string) => `Die Antwort von ${who} löschen`,
  deleteTitle: 'Diesen Kommentar löschen?',
  deleteHelp: 'Er ist endgültig weg, mit den Antworten darauf.',
  delete: 'Löschen',
  somebodyGone: 'Jemand, der nicht mehr da ist',
  listenFrom: (time: string) => `Ab ${time} anhören`,
  versionsLead: 'Was eine Person innerhalb von zehn Minuten berichtigt, ist eine Fassung.',
  versionsFailed: 'Die Fassungen konnten nicht geladen werden',
  current: 'Wie es jetzt ist',
  asHeard: 'Wie es gehört wurde',
  corrected: (who: string) => `Berichtigt von ${who}`,
  heardFor: (who: string) => `Aufgeschrieben für ${who}`,
  compare: 'Mit jetzt vergleichen',
  compareAt: (time: string) => `Mit jetzt vergleichen: ${time}`,
  back: 'Alle Fassungen',
  changesSince: (time: string) => `Änderungen seit ${time}`,
  noChanges: 'Seither wurde nichts geändert.',
  wordsChanged: (gone: number, come: number) => `${formatExact(come)} Wörter neu, ${formatExact(gone)} weg`,
  restore: 'Diese Fassung wiederherstellen',
}
