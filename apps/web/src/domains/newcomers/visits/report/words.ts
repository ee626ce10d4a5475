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
  firstSteps: 'First steps',
  firstStepsLead: 'How many took each step of the checklist for the first time.',
  stepNames: {
    generate_text_to_speech: 'Text into speech',
    generate_speech_to_speech: 'Voice changed',
    add_voice_to_voice_lab: 'Voice added from the library',
    design_voice: 'Voice designed',
    create_dub: 'Video dubbed',
    join_affiliate: 'Referral link',
    generate_api_key: 'API key',
  },
  sources: 'Where visitors came from',
  source: 'Source',
  byThemselves: 'By themselves',
} as const)
