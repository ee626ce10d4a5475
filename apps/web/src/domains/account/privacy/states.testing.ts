import { privacyEndpoints } from '@vireo/contracts/privacy'
import { paths } from '#kit/routing/index.ts'
import { answer, type ScreenStates } from '#kit/testing/states.testing.ts'

export const states: ScreenStates = {
  [paths.privacy]: {
    asks: [privacyEndpoints.listExports],
    ready: {
      answers: [answer(privacyEndpoints.listExports, { exports: [{ state: 'done', size_bytes: 5_000_000 }] })],
      shows: 'Download',
    },
    empty: { shows: 'Export your data', action: 'Export your data' },
  },
}
