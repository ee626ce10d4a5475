import { webhooksEndpoints } from '@vireo/contracts/webhooks'
import { paths } from '#kit/routing/index.ts'
import { answer, type ScreenStates } from '#kit/testing/states.testing.ts'

export const states: ScreenStates = {
  [paths.webhooks]: {
    asks: [webhooksEndpoints.list],
    ready: {
      answers: [answer(webhooksEndpoints.list, { webhooks: [{ name: 'Bell of the newsroom' }] })],
      shows: 'Bell of the newsroom',
    },
    empty: { shows: 'No webhooks yet', action: 'Create webhook' },
  },
}
