import { paths } from '#kit/routing/index.ts'
import type { ScreenStates } from '#kit/testing/states.testing.ts'

export const states: ScreenStates = {
  [paths.instantClone]: {
    asksNothing: 'It begins with recordings; the plan is known to the shell.',
    shows: 'Your plan has no instant cloning',
  },
}
