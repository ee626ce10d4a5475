import type { Translation } from '#kit/language/index.ts'
import type { invoiceWords } from './words.ts'

export const invoiceWordsGerman: Translation<typeof invoiceWords> = {
  link: 'Rechnung',
  failed: 'Die Rechnung konnte nicht geladen werden',
  missing: 'Zu diesem Auftrag gibt es keine Rechnung',
  missingText: 'Aufträge haben eine, sobald sie bezahlt sind.',
  toOrder: 'Zum Auftrag',
  print: 'Drucken',
  download: 'Als PDF herunterladen',
  sum: 'Zwischensumme',
  tax: 'Umsatzsteuer',
  noTax: 'Umsatzsteuer, keine berechnet',
  number: (number) => `Rechnung ${number}`,
  facts: { from: 'Von', to: 'Für', order: 'Auftrag', issued: 'Ausgestellt' },
  lines: 'Was bestellt wurde',
  columns: { what: 'Was', minutes: 'Minuten', amount: 'Betrag' },
  total: 'Summe, bezahlt',
  refunded: 'Zurückgezahlt',
  kept: 'Am Ende bezahlt',
}
