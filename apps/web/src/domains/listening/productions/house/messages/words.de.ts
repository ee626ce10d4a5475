import type { Translation } from '#kit/language/index.ts'
import type { houseMessageWords } from './words.ts'

export const houseMessageWordsGerman: Translation<typeof houseMessageWords> = {
  title: (order) => `Nachrichten zu ${order}`,
  none: 'Noch hat niemand geschrieben.',
  authors: { buyer: 'Auftraggeber', producer: 'Produzent', house: 'Sie' },
  aboutTask: 'zu einer Aufgabe',
  earlier: 'Frühere Nachrichten anzeigen',
  list: 'Nachrichten, die neueste zuletzt',
  write: 'Nachricht an Auftraggeber und Produzenten',
  writeHelp: 'Beide Seiten lesen sie. Namen erfährt niemand.',
  send: 'Senden',
  missing: 'Schreiben Sie zuerst etwas.',
  refused: 'Die Nachricht wurde nicht gesendet.',
}
