import { expect, test } from 'vitest'

import { readCard } from './read-card.ts'

const typed = { number: '4242 4242 4242 4242', expiry: '1/34', cvc: '123' }

test('month and year are read from one field', () => {
  expect(readCard(typed).card).toEqual({ number: '4242 4242 4242 4242', exp_month: 1, exp_year: 2034, cvc: '123' })
})

test.each([
  [{ number: '' }, ['number']],
  [{ expiry: '13/34' }, ['expiry']],
  [{ expiry: '1234' }, ['expiry']],
  [{ cvc: '12' }, ['cvc']],
  [{ number: '1', expiry: '', cvc: 'abc' }, ['number', 'expiry', 'cvc']],
])('%j is wrong in %j', (change, wrong) => {
  expect(readCard({ ...typed, ...change })).toEqual({ wrong })
})
