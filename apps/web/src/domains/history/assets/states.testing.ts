import { assetsEndpoints } from '@vireo/contracts/assets'
import { paths } from '#kit/routing/index.ts'
import { answer, type ScreenStates } from '#kit/testing/states.testing.ts'

export const states: ScreenStates = {
  [paths.assets]: {
    asks: [assetsEndpoints.list],
    ready: {
      answers: [answer(assetsEndpoints.list, { assets: [{ name: 'Jingle of the show', mime_type: 'audio/wav' }] })],
      shows: 'Jingle of the show',
    },
    empty: { shows: 'No files yet', action: 'Choose files' },
  },
}
