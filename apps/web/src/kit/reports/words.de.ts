import type { Translation } from '../language/index.ts'
import type { reportWords } from './words.ts'

export const reportGerman: Translation<typeof reportWords> = {
  report: 'Bericht',
  time: 'Zeitraum',
  failed: 'Die Zahlen konnten nicht geladen werden',
  metric: 'Kennzahl',
  chart: (what) => `${what} nach Tagen`,
  byDay: 'Zahlen nach Tagen',
  day: 'Tag',
  countries: 'Länder',
  country: 'Land',
  unknownCountry: 'Unbekannt',
  share: 'Anteil',
  pages: 'Seiten',
  page: 'Seite',
}
