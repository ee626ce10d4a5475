import { expect, test } from 'vitest'
import { isRefundable } from './is-refundable.ts'

test.each([
  ['paid', [1000, 0, 0], true],
  ['given back in part', [1000, 400, 0], true],
  ['all but a cent gone', [1000, 400, 599], true],
  ['given back whole', [1000, 1000, 0], false],
  ['taken back by a bank', [1000, 0, 1000], false],
  ['given back in part, the rest taken back', [1000, 400, 600], false],
  ['given back and taken back', [1000, 1000, 1000], false],
  ['not paid', [0, 0, 0], false],
] as const)('a sale that is %s', (_, [paid_minor, refunded_minor, disputed_minor], refundable) => {
  expect(isRefundable({ paid_minor, refunded_minor, disputed_minor })).toBe(refundable)
})
