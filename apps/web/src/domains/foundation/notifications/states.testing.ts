import { notificationsEndpoints } from '@vireo/contracts/notifications'
import { paths } from '#kit/routing/index.ts'
import type { ScreenStates } from '#kit/testing/states.testing.ts'

export const states: ScreenStates = {
  [paths.notifications]: {
    asks: [notificationsEndpoints.getPreferences],
    ready: { shows: 'How you hear of what happens in the workspace' },
    empty: { never: 'Everybody may choose how to be told.' },
  },
}
