import { plural, type Translation } from '#kit/language/index.ts'
import type { promoWords } from './words.ts'

export const promoGerman: Translation<typeof promoWords> = {
  enter: 'Gutscheincode eingeben',
  label: 'Gutscheincode',
  apply: 'Code anwenden',
  close: 'Abbrechen',
  missing: 'Bitte einen Code eingeben.',
  invalid: 'Dieser Code kann nicht verwendet werden.',
  readyTitle: 'Ihr Gutscheincode liegt bereit',
  choose: 'Tarif wählen',
  applied: (text) => `Der Gutscheincode gilt beim Bezahlen! ${text}`,
  removed: (code) => `Der Gutscheincode ${code} wurde entfernt`,
  remove: (code) => `Gutscheincode ${code} entfernen`,
  reminder: 'Ein Gutscheincode wartet',
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
