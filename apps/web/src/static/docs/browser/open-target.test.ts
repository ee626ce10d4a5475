import { expect, test } from 'vitest'
import { targetOf } from './open-target.ts'

test.each([
  ['', ''],
  ['#voice_not_found', 'voice_not_found'],
  ['#a%20b', 'a b'],
  ['#%', ''],
  ['#%E0%A4%A', ''],
])('an address that ends with %s leads to “%s”, and never breaks the page', (hash, id) => {
  expect(targetOf(hash)).toBe(id)
})
