import { formatExact } from '#kit/format/index.ts'
import type { Translation } from '#kit/language/index.ts'
import type { keytermWords } from './words.ts'

export const keytermWordsGerman: Translation<typeof keytermWords> = {
  title: 'Schlüsselbegriffe dieses Arbeitsbereichs',
  lead: 'Namen und Wörter, auf die in jeder Aufnahme dieses Arbeitsbereichs geachtet wird.',
  notUsed: 'Die installierte Engine nimmt keine Schlüsselbegriffe. Sie bleiben für eine, die es tut.',
  add: 'Schlüsselbegriffe hinzufügen',
  addHelp: (length, wordsMax) =>
    `Einer pro Zeile oder durch Kommas getrennt; je bis zu ${wordsMax} Wörter und ${formatExact(length)} Zeichen.`,
  addThem: 'Hinzufügen',
  notTaken: (terms) => `Zu lang für Schlüsselbegriffe: ${terms}`,
  missing: 'Geben Sie ein Wort oder einen Namen ein.',
  empty: 'Noch gibt es keine Schlüsselbegriffe',
  emptyHelp: 'Namen von Menschen, Produkten und Orten werden besser gehört, wenn sie hier stehen.',
  failed: 'Die Schlüsselbegriffe konnten nicht geladen werden',
  count: (count, max) => `${formatExact(count)} von ${formatExact(max)}`,
  remove: (term) => `„${term}“ entfernen`,
}
