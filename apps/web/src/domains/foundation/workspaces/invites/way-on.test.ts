import { expect, test } from 'vitest'

import { withWayOn } from './way-on.tsx'

test.each([
  ['email_not_verified', true],
  ['seats_full', true],
  ['already_member', false],
  ['internal_error', false],
] as const)('what failed with %s has a way on: %s', (code, hasWayOn) => {
  const problem = withWayOn({ message: 'No.', code })
  expect(problem).toMatchObject({ message: 'No.' })
  expect(problem?.action !== undefined).toBe(hasWayOn)
})

test('nothing that went wrong needs no way on', () => {
  expect(withWayOn(undefined)).toBeUndefined()
})
