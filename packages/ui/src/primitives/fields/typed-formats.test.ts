import fc from 'fast-check'
import { expect, test } from 'vitest'

import { amountText, formatAmount, formatCardNumber, formatExpiry, formatTyped, readAmount } from './typed-formats.ts'

const digits = (maxLength: number) => fc.string({ unit: fc.constantFrom(...'0123456789'), maxLength })
const onlyDigits = (text: string) => text.replaceAll(/\D/gu, '')

test('a card is grouped 4-4-4-4, an American Express 4-6-5', () => {
  expect(formatCardNumber('4242424242424242')).toBe('4242 4242 4242 4242')
  expect(formatCardNumber('4242-42')).toBe('4242 42')
  expect(formatCardNumber('378282246310005')).toBe('3782 822463 10005')
})

test('a card keeps its digits, in groups of at most six, and does not change when it is formatted again', () => {
  fc.assert(
    fc.property(digits(19), (typed) => {
      const formatted = formatCardNumber(typed)
      expect(onlyDigits(formatted)).toBe(/^3[47]/u.test(typed) ? typed.slice(0, 15) : typed)
      expect(formatCardNumber(formatted)).toBe(formatted)
      expect(formatted).toMatch(/^(\d{1,6}( \d{1,6})*)?$/u)
    }),
  )
})

test.each([
  ['1230', '12/30'],
  ['12/30', '12/30'],
  ['12/2030', '12/30'],
  ['12', '12'],
  ['1', '1'],
  ['3', '03'],
  ['3/29', '03/29'],
  ['1/29', '01/29'],
  ['13', '01/3'],
  ['', ''],
])('the end of a card %s is written %s', (typed, written) => {
  expect(formatExpiry(typed)).toBe(written)
})

test('the end of a card is a month of two digits and a year of two, however it is typed', () => {
  fc.assert(
    fc.property(fc.string(), (typed) => {
      const formatted = formatExpiry(typed)
      expect(formatted).toMatch(/^(\d{0,2}|\d\d\/\d{1,2})$/u)
      expect(formatExpiry(formatted)).toBe(formatted)
    }),
  )
})

test('every way to type twelve-thirty key by key ends at 12/30', () => {
  for (const keys of ['1230', '12/30']) {
    let text = ''
    for (const key of keys) text = formatExpiry(text + key)
    expect(text).toBe('12/30')
  }
})

test('an amount reads as it was written, in either language', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000_000), fc.constantFrom('en', 'de'), (cents, locale) => {
      const text = amountText(cents, locale)
      expect(readAmount(text, locale)).toBe(cents)
      expect(formatAmount(text, locale)).toBe(text)
    }),
  )
})

test('an amount is grouped while it is typed', () => {
  expect(formatAmount('1234', 'en')).toBe('1,234')
  expect(formatAmount('1,2345.678', 'en')).toBe('12,345.67')
  expect(formatAmount('1234,5', 'de')).toBe('1.234,5')
  expect(formatAmount('.5', 'en')).toBe('0.5')
  expect(formatAmount('abc', 'en')).toBe('')
  expect(readAmount('', 'en')).toBeUndefined()
})

test('the cursor stays behind the digit that was typed', () => {
  expect(formatTyped({ text: '42942 4242', cursor: 3 }, formatCardNumber)).toEqual({ text: '4294 2424 2', cursor: 3 })
  expect(formatTyped({ text: '12345', cursor: 5 }, formatCardNumber)).toEqual({ text: '1234 5', cursor: 6 })
  fc.assert(
    fc.property(digits(16), fc.nat(16), (text, wish) => {
      const cursor = Math.min(wish, text.length)
      const moved = formatTyped({ text, cursor }, formatCardNumber)
      expect(moved.cursor).toBeLessThanOrEqual(moved.text.length)
      if (!/^3[47]/u.test(text)) expect(onlyDigits(moved.text.slice(0, moved.cursor))).toBe(text.slice(0, cursor))
    }),
  )
})
