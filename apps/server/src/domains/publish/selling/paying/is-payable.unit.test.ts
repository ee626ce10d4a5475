import { sellingLimits } from '@vireo/contracts/selling'
import { expect, test } from 'vitest'
import { isPayable } from './is-payable.ts'

const { payoutMinMinor: least } = sellingLimits

test.each([
  ['the least there is', least, true],
  ['more', least + 1, true],
  ['a cent less', least - 1, false],
  ['nothing', 0, false],
  ['a debt', -least, false],
])('%s is paid out, or stays: %i', (_, minor, payable) => {
  expect(isPayable(minor)).toBe(payable)
})
