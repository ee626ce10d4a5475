import { paths } from '#kit/routing/index.ts'
import type { ScreenStates } from '#kit/testing/states.testing.ts'

export const states: ScreenStates = {
  [paths.sso]: {
    signedOut: true,
    asksNothing: 'It asks for an address, and only then where that person signs in.',
    shows: 'E-mail address',
  },
}
