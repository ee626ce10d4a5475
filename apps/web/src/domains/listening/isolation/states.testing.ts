import { isolationEndpoints } from '@vireo/contracts/isolation'
import { paths } from '#kit/routing/index.ts'
import { answer, type ScreenStates } from '#kit/testing/states.testing.ts'

export const states: ScreenStates = {
  [paths.voiceIsolator]: {
    asks: [isolationEndpoints.list],
    ready: {
      answers: [
        answer(isolationEndpoints.list, {
          items: [{ id: 'iso_1', title: 'In the kitchen.wav', peaks: [10, 60, 30], supports_video: true }],
        }),
      ],
      shows: 'In the kitchen.wav',
    },
    empty: { shows: 'Recordings whose voice you isolate are kept here' },
  },
}
