import type { Translation } from '#kit/language/index.ts'
import type { earningsWords } from './words.ts'

export const earningsWordsGerman: Translation<typeof earningsWords> = {
  title: 'Einnahmen durch Werke',
  lead: (percent, days) =>
    `Von jedem Verkauf bekommen Autorinnen und Autoren ${percent} % dessen, was nach Erstattungen bleibt. Ausgezahlt werden kann es ${days} Tage nach der Zahlung.`,
  leadWhileAsked: 'Was Werke eingebracht haben, die etwas kosten, und was als Nächstes ausgezahlt wird.',
  failed: 'Ihre Einnahmen konnten nicht geladen werden',
  none: 'Noch wurde kein Werk dieses Arbeitsbereichs verkauft.',
  amounts: 'Kontostand',
  line: 'Was',
  rows: {
    balance_cents: 'Kontostand',
    payable_cents: 'Jetzt auszahlbar',
    opening_cents: 'Am Anfang des Monats',
    sales_cents: 'Verkäufe',
    refunds_cents: 'Erstattungen',
    chargebacks_cents: 'Von Banken zurückgeholt',
    house_cents: 'Anteil dieser Instanz',
    fees_cents: 'Gebühren des Zahlungsanbieters',
    paid_out_cents: 'Ausgezahlt',
    closing_cents: 'Am Ende des Monats',
  },
  entries: 'Buchungen',
  entriesLead: 'Alles, was den Kontostand verändert hat, das Neueste zuerst. Es kommt hinzu und wird nie geändert.',
  entriesFailed: 'Die Buchungen konnten nicht geladen werden',
  more: 'Mehr anzeigen',
  refund: 'Erstatten',
  refundTitle: (amount) => `${amount} zurückgeben?`,
  refundConsequence: (work) =>
    `Wer „${work}“ gekauft hat, bekommt das Geld zurück und hört es nicht mehr. Der Zahlungsanbieter behält seine Gebühr. Das lässt sich nicht rückgängig machen.`,
  refunded: (amount) => `${amount} werden zurückgegeben.`,
  columns: { date: 'Datum', kind: 'Was', amount: 'Betrag' },
  kinds: {
    sale: 'Verkauf',
    refund: 'Erstattung',
    chargeback: 'Von einer Bank zurückgeholt',
    house: 'Anteil dieser Instanz',
    fee: 'Gebühr des Zahlungsanbieters',
    payout: 'Auszahlung',
    payout_returned: 'Zurückgekommene Auszahlung',
  },
  statement: 'Abrechnung',
  statementLead: 'Was ein Monat gebracht hat, nach dem Kalender in UTC.',
  statementFailed: 'Die Abrechnung konnte nicht geladen werden',
  statementEmpty: 'In diesem Monat ist nichts geschehen, und vorher war nichts da.',
  month: 'Monat',
}
