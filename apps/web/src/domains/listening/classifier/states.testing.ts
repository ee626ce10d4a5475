import { paths } from '#kit/routing/index.ts'
import type { ScreenStates } from '#kit/testing/states.testing.ts'

export const states: ScreenStates = {
  [paths.aiClassifier]: {
    asksNothing: 'it keeps nothing, and hears a recording only once somebody gives it one',
    shows: 'Drop a recording or a video here, or paste it',
  },
}
