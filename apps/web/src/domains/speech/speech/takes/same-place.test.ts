import { expect, test } from 'vitest'

import { samePlace } from './use-compare.ts'

test.each([
  ['the middle of a recording', 1000, 2000, 4000, 2000],
  ['one that is as long', 700, 2000, 2000, 700],
  ['one that is over, from the beginning', 1990, 2000, 4000, 0],
  ['one whose length is not known, from the beginning', 100, 0, 4000, 0],
] as const)('the same place of %s', (_what, positionMs, ofMs, inMs, place) => {
  expect(samePlace(positionMs, ofMs, inMs)).toBe(place)
})
