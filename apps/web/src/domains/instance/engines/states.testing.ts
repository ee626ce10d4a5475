import { enginesEndpoints } from '@vireo/contracts/engines'
import { paths } from '#kit/routing/index.ts'
import { answer, type ScreenStates } from '#kit/testing/states.testing.ts'

const there = { capability: 'speech', is_there: true, is_rough: false } as const
const model = {
  name: 'piper-en-alba',
  purpose: 'As its manifest says it.',
  capability: 'speech',
  languages: ['en'],
  is_commercial: true,
  bytes: 21_000_000,
} as const

export const states: ScreenStates = {
  [paths.engines]: {
    asks: [enginesEndpoints.overview],
    ready: {
      answers: [answer(enginesEndpoints.overview, { capabilities: [there], models: [model], missing: null })],
      shows: 'A natural Scottish voice that is fast on small machines.',
    },
    empty: {
      answers: [answer(enginesEndpoints.overview, { capabilities: [there], models: [], missing: null })],
      shows: 'No models to install',
    },
  },
}
