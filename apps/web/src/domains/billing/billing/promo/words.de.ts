import { plural, type Translation } from '#kit/language/index.ts'
import type { promoWords } from './words.ts'

export const promoGerman: Translation<typeof promoWords> = {
  enter: 'Aktionscode eingeben',
  label: 'Aktionscode',
  apply: 'Code anwenden',
  close: 'Abbrechen',
  missing: 'Bitte einen Code eingeben.',
  invalid: 'Dieser Code kann nicht verwendet werden.',
  readyTitle: 'Ihr Aktionscode liegt bereit',
  choose: 'Tarif wählen',
  applied: (text) => `Der Aktionscode gilt beim Bezahlen! ${text}`,
  removed: (code) => `Der Aktionscode ${code} wurde entfernt`,
  remove: (code) => `Aktionscode ${code} entfernen`,
  reminder: 'Ein Aktionscode wartet',
  use: 'Verwenden',
  takeNow: 'Für dieses Abonnement verwenden',
  used: 'Der Code wird von Ihren nächsten Rechnungen abgezogen',
  amountOff: (amount) => `${amount} Rabatt`,
  percentOff: (percent) => `${percent} % Rabatt`,
  forMonths: (months) => plural(months, { one: 'im ersten Monat', other: `für ${months} Monate` }),
  forGood: 'solange Sie abonnieren',
  planFree: (plan) => `Das deckt den ganzen Preis von ${plan}.`,
  special: (percent) => `Ein besonderes Angebot: ${percent} % Rabatt auf Ihren ersten Monat.`,
  usableUntil: (date) => `Verwendbar bis ${date}`,
  ends: (date) => `bis ${date}`,
}
