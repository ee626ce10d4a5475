import { plural, words } from '#kit/language/index.ts'

export const earningWords = words('productions/earning', {
  stats: 'How you work',
  statsLead: 'Of everything you ever claimed.',
  statsFailed: 'Your figures could not be loaded',
  figures: {
    active: 'In work',
    in_review: 'In review',
    approved: 'Approved',
    given_up: 'Given up',
    expired: 'Expired',
    minutes: 'Minutes approved',
    first_time: 'Approved at once',
    reviews: 'Reviews',
    earned: 'Earned in total',
  },
  percent: (percent: number) => `${percent}%`,
  ofFive: (score: string) => `${score} of 5`,
  none: '–',
  scores: 'Scores of reviews, on average',
  statement: 'Statement',
  statementLead: 'What a month brought, in the time zone UTC.',
  statementFailed: 'This statement could not be loaded',
  month: 'Month',
  months: 'Months',
  sums: { opening: 'At the beginning', earned: 'Earned', paid_out: 'Paid out', closing: 'At the end' },
  lines: 'Transactions of the month',
  noLines: 'Nothing happened in this month.',
  linesLeft: (count: number) =>
    plural(count, { one: 'The first transaction is shown.', other: `The first ${count} transactions are shown.` }),
  download: 'Download CSV',
} as const)
