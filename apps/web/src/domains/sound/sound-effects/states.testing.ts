import { historyEndpoints } from '@vireo/contracts/history'
import { paths } from '#kit/routing/index.ts'
import { answer, type ScreenStates } from '#kit/testing/states.testing.ts'

const made = {
  history: [{ source: 'SFX' as const, text: 'a ferry at dawn', voice_id: null, voice_name: null, peaks: null }],
}

export const states: ScreenStates = {
  [paths.soundEffects]: {
    asks: [historyEndpoints.list],
    ready: { answers: [answer(historyEndpoints.list, made)], shows: 'a ferry at dawn' },
    empty: { shows: 'Sounds that you make stand here' },
  },
  [paths.soundEffectsHistory]: {
    asks: [historyEndpoints.list],
    ready: { answers: [answer(historyEndpoints.list, made)], shows: 'a ferry at dawn' },
    empty: { shows: 'Your sound effects are kept here', action: 'Make a sound' },
  },
}
