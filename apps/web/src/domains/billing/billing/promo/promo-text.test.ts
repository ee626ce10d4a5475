import { expect, test } from 'vitest'

import { formatDate } from '#kit/format/index.ts'
import { appliedDiscountText, discountText, extendedText, meaningText } from './promo-text.ts'

const promo = (amount: number | null, percent: number | null, months: number | null, promocode = 'SPRING') => ({
  promocode,
  amount_off: amount,
  percent_off: percent,
  duration_in_months: months,
})

test.each([
  [promo(2200, null, 3), '$22 off for 3 months'],
  [promo(475, null, 1), '$4.75 off for the first month'],
  [promo(null, 30, 1), '30% off for the first month'],
  [promo(null, 20, null), '20% off for as long as you subscribe'],
])('%j takes off %s', (code, text) => {
  expect(discountText(code, 'usd')).toBe(text)
})

test('an amount is written in the currency that is paid in', () => {
  expect(discountText(promo(475, null, 1), 'eur')).toBe('4.75€ off for the first month')
})

test('an amount in one currency is written in that, whatever is paid in', () => {
  expect(discountText({ ...promo(500, null, 1), currency: 'usd' }, 'eur')).toBe('$5 off for the first month')
})

test.each([
  [undefined, undefined],
  [{ ends_at_unix: null, description: null }, undefined],
  [{ ends_at_unix: null, description: 'For our readers' }, 'For our readers'],
  [{ ends_at_unix: 1_800_000_000, description: null }, `Can be used until ${formatDate(1_800_000_000)}`],
  [
    { ends_at_unix: 1_800_000_000, description: 'For our readers' },
    `For our readers · Can be used until ${formatDate(1_800_000_000)}`,
  ],
])('a code that is extended by %j says %s', (extended, text) => {
  expect(extendedText({ ...promo(500, null, 1), ...(extended && { extended }) })).toBe(text)
})

test.each([
  [promo(500, null, 1), 'That covers the full price of Starter.'],
  [promo(2200, null, 1), 'That covers the full price of Creator.'],
  [promo(9900, null, 1), 'That covers the full price of Pro.'],
  [promo(10_000, null, 1), 'That covers the full price of Pro.'],
  [promo(33_000, null, 1), 'That covers the full price of Scale.'],
  [promo(132_000, null, 1), 'That covers the full price of Business.'],
  [promo(2000, null, 1), undefined],
  [promo(null, 50, 1), undefined],
  [promo(null, 50, 1, 'special-offer-50'), 'A special offer: 50% off your first month.'],
])('%j means %s', (code, text) => {
  expect(meaningText(code)).toBe(text)
})

const taken = { percent_off: 50, amount_off: null, duration_in_months: 1, ends_at_unix: null }

test.each([
  ['first-month-creator', 'First month 50% off', {}, 'First month 50% off'],
  ['special-offer-30', 'First month 30% off', { percent_off: 30 }, 'First month 30% off'],
  ['SPRING', 'SPRING', {}, 'SPRING · 50% off for the first month'],
  ['SPRING', 'SPRING', { percent_off: null, amount_off: 500 }, 'SPRING · 5€ off for the first month'],
])('the discount %s, named %s, %j is called %s', (code, name, different, text) => {
  expect(appliedDiscountText({ code, name, ...taken, ...different }, 'eur')).toBe(text)
  const ending = appliedDiscountText({ code, name, ...taken, ...different, ends_at_unix: 1_800_000_000 }, 'eur')
  expect(ending).toMatch(/, until \d\d\/\d\d\/\d\d$/)
})
