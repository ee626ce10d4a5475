import { plural, type Translation } from '#kit/language/index.ts'
import type { earningWords } from './words.ts'

export const earningWordsGerman: Translation<typeof earningWords> = {
  stats: 'Wie Sie arbeiten',
  statsLead: 'Aus allem, was Sie je übernommen haben.',
  statsFailed: 'Ihre Zahlen konnten nicht geladen werden',
  figures: {
    active: 'In Arbeit',
    in_review: 'In Prüfung',
    approved: 'Angenommen',
    given_up: 'Zurückgegeben',
    expired: 'Abgelaufen',
    minutes: 'Angenommene Minuten',
    first_time: 'Sofort angenommen',
    reviews: 'Prüfungen',
    earned: 'Insgesamt verdient',
  },
  percent: (percent) => `${percent}\u00A0%`,
  ofFive: (score) => `${score} von 5`,
  none: '–',
  scores: 'Bewertungen der Prüfungen im Mittel',
  statement: 'Abrechnung',
  statementLead: 'Was ein Monat gebracht hat, in der Zeitzone UTC.',
  statementFailed: 'Diese Abrechnung konnte nicht geladen werden',
  month: 'Monat',
  months: 'Monate',
  sums: { opening: 'Am Anfang', earned: 'Verdient', paid_out: 'Ausgezahlt', closing: 'Am Ende' },
  lines: 'Buchungen des Monats',
  noLines: 'In diesem Monat ist nichts geschehen.',
  linesLeft: (count) =>
    plural(count, { one: 'Die erste Buchung steht hier.', other: `Die ersten ${count} Buchungen stehen hier.` }),
  download: 'CSV herunterladen',
}
