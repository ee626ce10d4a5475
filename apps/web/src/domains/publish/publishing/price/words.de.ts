import type { Translation } from '#kit/language/index.ts'
import type { priceWords } from './words.ts'

export const priceWordsGerman: Translation<typeof priceWords> = {
  title: 'Preis',
  lead: 'Gilt sofort, auch für das, was schon veröffentlicht ist. Wer das Werk gekauft hat, behält es.',
  kind: 'Was es kostet',
  free: 'Kostenlos',
  priced: 'Ein Preis',
  amount: 'Betrag',
  currency: 'Währung',
  currencies: { usd: 'US-Dollar', eur: 'Euro' },
  save: 'Preis speichern',
  saved: 'Der Preis ist gespeichert.',
  unsaved: 'Noch nicht gespeichert',
  missing: (least, most) => `Geben Sie einen Betrag von ${least} bis ${most} ein.`,
  cannotSell:
    'Um Werke zu verkaufen, braucht dieser Arbeitsbereich ein eingerichtetes Auszahlungskonto von jemandem, der die Vereinbarung für Autorinnen und Autoren angenommen hat.',
  toPayouts: 'Zum Auszahlungskonto',
  agreement:
    'Die Vereinbarung für Autorinnen und Autoren: Sie dürfen verkaufen, was Sie veröffentlichen. Sie bekommen Ihren Anteil dessen, was nach Erstattungen bleibt, tragen die Gebühren des Zahlungsanbieters und zahlen zurück, was Ihnen nicht zusteht.',
  agree: 'Vereinbarung annehmen',
  agreed: 'Sie haben die Vereinbarung für Autorinnen und Autoren angenommen.',
}
