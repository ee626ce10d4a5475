import { expect, test } from 'vitest'

import { changedQuery } from './use-address-query.ts'

test.each([
  ['?a=1&b=2', { b: '3' }, 'a=1&b=3'],
  ['?a=1&b=2', { a: undefined }, 'b=2'],
  ['?a=1&b=2', { a: '', c: 'x y' }, 'b=2&c=x+y'],
  ['', { a: '1' }, 'a=1'],
])('the address %s with %j has the parameters %s', (search, changes, expected) => {
  expect(changedQuery(search, changes).toString()).toBe(expected)
})
