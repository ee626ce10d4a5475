import { words } from '../language/index.ts'

export const reportWords = words('kit/reports', {
  report: 'Report',
  time: 'Time',
  failed: 'The figures could not be loaded',
  metric: 'Figure',
  chart: (what: string) => `${what} by day`,
  byDay: 'Figures by day',
  day: 'Day',
  countries: 'Countries',
  country: 'Country',
  unknownCountry: 'Unknown',
  share: 'Share',
  pages: 'Pages',
  page: 'Page',
} as const)
