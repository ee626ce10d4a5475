import fc from 'fast-check'
import { expect, test } from 'vitest'

import { formatMoney } from './money.ts'

test.each([
  [0, '$0', '0€'],
  [1, '$0.01', '0.01€'],
  [9, '$0.09', '0.09€'],
  [10, '$0.10', '0.10€'],
  [99, '$0.99', '0.99€'],
  [100, '$1', '1€'],
  [475, '$4.75', '4.75€'],
  [1833, '$18.33', '18.33€'],
  [2100, '$21', '21€'],
  [2200, '$22', '22€'],
  [8250, '$82.50', '82.50€'],
  [132_000, '$1320', '1320€'],
  [1_320_000, '$13200', '13200€'],
  [-2200, '-$22', '-22€'],
  [-1, '-$0.01', '-0.01€'],
])('%d minor units are %s or %s', (amountMinor, dollars, euros) => {
  expect(formatMoney(amountMinor, 'usd')).toBe(dollars)
  expect(formatMoney(amountMinor, 'eur')).toBe(euros)
})

test.each([0.5, 21.99, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('%d is no amount', (amountMinor) => {
  expect(() => formatMoney(amountMinor, 'usd')).toThrow('no amount of whole minor units')
})

test('no cent is lost or gained', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 ** 50 }), (amountMinor) => {
      const [units = '', cents = '00'] = formatMoney(amountMinor, 'usd').slice(1).split('.')
      expect(BigInt(units) * 100n + BigInt(cents)).toBe(BigInt(amountMinor))
    }),
  )
})
