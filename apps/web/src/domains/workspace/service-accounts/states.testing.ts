import { serviceAccountsEndpoints } from '@vireo/contracts/service-accounts'
import { paths } from '#kit/routing/index.ts'
import { answer, type ScreenStates } from '#kit/testing/states.testing.ts'

export const states: ScreenStates = {
  [paths.serviceAccounts]: {
    asks: [serviceAccountsEndpoints.list],
    ready: {
      answers: [answer(serviceAccountsEndpoints.list, { 'service-accounts': [{ name: 'Night press' }] })],
      shows: 'Night press',
    },
    empty: { shows: 'No service accounts yet', action: 'Create service account' },
  },
}
