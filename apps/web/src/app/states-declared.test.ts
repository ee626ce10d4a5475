import { expect, test } from 'vitest'

import { registeredScreens } from './routes/registered-screens.ts'
import { statesOf } from './testing/declared-states.testing.ts'

const screens = Object.values(registeredScreens).flatMap((routes) => routes.map(({ path = '' }) => path))

test('every screen that is registered says what its states are, and no other', () => {
  expect([...statesOf.keys()].toSorted()).toEqual(screens.toSorted())
})
