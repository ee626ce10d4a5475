import type { Translation } from '#kit/language/index.ts'
import type { keepingWords } from './words.ts'

export const keepingGerman: Translation<typeof keepingWords> = {
  title: 'Speicher und Aufbewahrung',
  failed: 'Die Einstellungen konnten nicht geladen werden',
  storage: 'Speicher',
  used: (used) => `${used} belegt, ohne Grenze`,
  usedOf: (used, limit) => `${used} von ${limit} belegt`,
  retention: 'Aufnahmen behalten',
  forever: 'Für immer',
  days: (count) => `${count} Tage lang`,
  consequence: (count) =>
    `Aufnahmen aller in diesem Arbeitsbereich, die älter als ${count} Tage sind, werden endgültig gelöscht, jetzt und von nun an.`,
  adminsOnly: 'Nur Admins des Arbeitsbereichs können das ändern.',
  saved: 'Gespeichert',
  save: 'Speichern',
  close: 'Schließen',
}
