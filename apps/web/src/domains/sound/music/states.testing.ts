import { historyEndpoints } from '@vireo/contracts/history'
import { paths } from '#kit/routing/index.ts'
import { answer, type ScreenStates } from '#kit/testing/states.testing.ts'

const made = {
  history: [{ source: 'Music' as const, text: 'a waltz at dawn', voice_id: null, voice_name: null, peaks: null }],
}

export const states: ScreenStates = {
  [paths.music]: {
    asks: [historyEndpoints.list],
    ready: { answers: [answer(historyEndpoints.list, made)], shows: 'a waltz at dawn' },
    empty: { shows: 'Music that you make stands here' },
  },
  [paths.musicHistory]: {
    asks: [historyEndpoints.list],
    ready: { answers: [answer(historyEndpoints.list, made)], shows: 'a waltz at dawn' },
    empty: { shows: 'Your music is kept here', action: 'Compose music' },
  },
}
