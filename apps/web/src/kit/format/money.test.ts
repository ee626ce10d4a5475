import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'

import { setCurrentLanguage } from '../language/language.ts'
import { formatFineMoney, formatMoney } from './money.ts'

afterEach(() => setCurrentLanguage('en'))

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
  [132_000, '$1,320', '1,320€'],
  [1_320_000, '$13,200', '13,200€'],
  [1_320_050, '$13,200.50', '13,200.50€'],
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
      const [units = '', cents = '00'] = formatMoney(amountMinor, 'usd').slice(1).replaceAll(',', '').split('.')
      expect(BigInt(units) * 100n + BigInt(cents)).toBe(BigInt(amountMinor))
    }),
  )
})

test('where German is spoken, numbers are German and the signs stand where they stand', () => {
  setCurrentLanguage('de')
  expect(formatMoney(1833, 'usd')).toBe('$18,33')
  expect(formatMoney(1_320_000, 'eur')).toBe('13.200€')
  expect(formatFineMoney(285, 'eur')).toBe('0,285€')
})

test.each([
  [300, 'usd', '$0.30'],
  [285, 'eur', '0.285€'],
  [100, 'eur', '0.10€'],
] as const)('%d tenths of a cent in %s are written %s', (tenths, currency, text) => {
  expect(formatFineMoney(tenths, currency)).toBe(text)
})
