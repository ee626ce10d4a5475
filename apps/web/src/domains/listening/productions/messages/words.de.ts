import type { Translation } from '#kit/language/index.ts'
import type { messageWords } from './words.ts'

export const messageWordsGerman: Translation<typeof messageWords> = {
  title: 'Nachrichten',
  of: (task) => `Nachrichten: ${task}`,
  toTask: 'Der Auftraggeber und wer diese Instanz betreibt lesen, was Sie schreiben. Ihren Namen sieht niemand.',
  toOrder:
    'Alle, die an diesem Auftrag arbeiten, und wer diese Instanz betreibt lesen, was Sie schreiben. Ihren Namen sieht niemand.',
  toBoth: 'Auftraggeber und Produzenten lesen, was Sie schreiben. Namen erfährt niemand.',
  failed: 'Die Nachrichten konnten nicht geladen werden',
  none: 'Noch hat niemand etwas geschrieben.',
  list: 'Nachrichten, neueste zuerst',
  message: 'Nachricht',
  missing: 'Schreiben Sie zuerst etwas.',
  send: 'Senden',
  refused: 'Die Nachricht konnte nicht gesendet werden',
  authors: { buyer: 'Auftraggeber', producer: 'Bearbeitung', house: 'Betreiber' },
  own: (author) => `${author} (Sie)`,
  about: 'Betrifft',
  wholeOrder: 'Den ganzen Auftrag',
  aboutHelp: 'Von denen, die an diesem Auftrag arbeiten, liest es nur, wer an dieser Aufnahme arbeitet.',
  ofSubject: (subject) => `Zu ${subject}`,
  ofTask: 'Zu einer Aufgabe',
  ofOrder: 'Zum ganzen Auftrag',
  more: 'Ältere Nachrichten anzeigen',
}
