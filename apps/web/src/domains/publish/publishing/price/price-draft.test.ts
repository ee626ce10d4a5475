import { expect, test } from 'vitest'

import { wantedOf } from './price-draft.ts'

test.each([
  ['free', { isPriced: false, amount: 999 }, null],
  ['none typed', { isPriced: true, amount: undefined }, undefined],
  ['too little', { isPriced: true, amount: 0 }, undefined],
  ['too much', { isPriced: true, amount: 100_000_000 }, undefined],
  ['a price', { isPriced: true, amount: 999 }, { amount_cents: 999, currency: 'eur' }],
] as const)('what is kept of a price that was typed: %s', (_case, typed, wanted) => {
  expect(wantedOf({ ...typed, currency: 'eur' })).toEqual(wanted)
})
