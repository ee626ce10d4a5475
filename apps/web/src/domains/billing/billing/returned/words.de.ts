import type { Translation } from '#kit/language/index.ts'
import type { returnedWords } from './words.ts'

export const returnedGerman: Translation<typeof returnedWords> = {
  waiting: 'Ihre Zahlung wird bestätigt …',
  paid: (plan) => `Danke. Sie haben jetzt ${plan}.`,
  unlocked: (plan) => `Jetzt freigeschaltet, verglichen mit ${plan}`,
  seats: (count) => `${count} Plätze`,
  receipt: (number, amount) => `Beleg ${number} über ${amount}.`,
  mailed: 'Eine Kopie geht per E-Mail an alle Admins des Arbeitsbereichs.',
  openReceipt: 'Beleg öffnen',
  clone: 'Eigene Stimme klonen',
  invite: 'Team einladen',
  speak: 'Sprache erzeugen',
  slow: 'Die Bestätigung Ihrer Zahlung dauert länger als sonst. Ihr Tarif beginnt danach; nichts wird doppelt abgebucht.',
  canceled: 'Sie haben die Bezahlseite verlassen. Es wurde nichts abgebucht.',
  card: 'Ihre Karte wurde geändert.',
  dismiss: 'Ausblenden',
}
