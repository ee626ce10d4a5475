import { notificationsEndpoints } from '@vireo/contracts/notifications'
import { paths } from '#kit/routing/index.ts'
import { answer, type ScreenStates } from '#kit/testing/states.testing.ts'

export const states: ScreenStates = {
  [paths.notifications]: {
    asks: [notificationsEndpoints.getPreferences],
    ready: {
      answers: [
        answer(notificationsEndpoints.getPreferences, {
          preferences: [{ topic: 'membership', own_channel: null, workspace_channel: 'email' }],
        }),
      ],
      shows: 'Default: By e-mail and in Vireo',
    },
    empty: { never: 'Everybody may choose how to be told.' },
  },
}
