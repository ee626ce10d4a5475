import { expect, test } from 'vitest'
import { amountText } from './amount-text.ts'

test.each([
  [12_345, 'usd', '$123.45'],
  [12_300, 'eur', '123€'],
  [500, 'jpy', '500'],
  [500, 'gbp', '5.00'],
])('%d minor units of %s are shown as %s', (amount, currency, text) => {
  expect(amountText(amount, currency)).toContain(text)
})
