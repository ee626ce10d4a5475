import { words } from '#kit/language/index.ts'

export const visitReportWords = words('visits/report', {
  lead: 'Who came, and what came of it. Counted on this instance, of people who may be counted. Days are those of UTC.',
  notOperator: 'Only whoever runs this instance sees who comes',
  notOperatorLead: 'Ask the operator of this instance if you need these figures.',
  empty: 'Nobody was counted in this time',
  emptyLead: 'Figures appear with the first visitor who may be counted, and with the first sign-up.',
  metrics: {
    visitors: 'Visitors',
    page_views: 'Page views',
    sign_ups: 'Sign-ups',
    first_generations: 'First generations',
    new_payers: 'New payers',
  },
  funnel: 'From visit to payment',
  funnelLead: 'What became of those who signed up in this time, whenever it did.',
  steps: { visited: 'Visited', signedUp: 'Signed up', generated: 'Generated', paid: 'Paid' },
  sources: 'Where visitors came from',
  source: 'Source',
  byThemselves: 'By themselves',
} as const)
