import { impactProgramEndpoints } from '@vireo/contracts/impact-program'
import { paths } from '#kit/routing/index.ts'
import { answer, type ScreenStates } from '#kit/testing/states.testing.ts'

const { list } = impactProgramEndpoints
const application = {
  state: 'open',
  organization: 'Books for everybody',
  website: 'https://example.org/',
  country: 'Germany',
  mission: 'Books for people who cannot see.',
  planned_use: 'Reading them aloud.',
  may_be_named: true,
  tier: null,
} as const

export const states: ScreenStates = {
  [paths.impactApplications]: {
    asks: [list],
    ready: { answers: [answer(list, { applications: [application] })], shows: 'Books for people who cannot see.' },
    empty: { answers: [answer(list, { applications: [] })], shows: 'Nothing waits for you' },
  },
}
