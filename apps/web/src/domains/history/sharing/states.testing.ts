import { sharingEndpoints } from '@vireo/contracts/sharing'
import { paths } from '#kit/routing/index.ts'
import { answer, type ScreenStates } from '#kit/testing/states.testing.ts'

export const states: ScreenStates = {
  [paths.reportedRecordings]: {
    asks: [sharingEndpoints.listReported],
    ready: {
      answers: [
        answer(sharingEndpoints.listReported, {
          recordings: [
            {
              state: 'open',
              title: 'Apples are red and round.',
              report_count: 3,
              reports: [{ reason: 'harm', message: 'It threatens my neighbour.' }],
            },
          ],
        }),
      ],
      shows: 'It threatens my neighbour.',
    },
    empty: { shows: 'Nothing waits for you' },
  },
}
