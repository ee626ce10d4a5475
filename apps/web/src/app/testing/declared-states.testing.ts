import type { ScreenStates } from '../../kit/testing/states.testing.ts'

const declared = import.meta.glob<ScreenStates>(['../states.testing.ts', '../../domains/*/*/states.testing.ts'], {
  eager: true,
  import: 'states',
})

/** What every slice and the app itself declare of the states of their screens, by path. */
export const statesOf = new Map(Object.values(declared).flatMap((states) => Object.entries(states)))
