import { expect, test } from 'vitest'

import { dictionaryFromFiles } from './dictionary-from-files.ts'

test.each([
  ['./domains/billing/usage/words.de.ts', 'usage'],
  ['./domains/voices/voices/design/words.de.ts', 'voices/design'],
  ['./app/words.de.ts', 'app'],
  ['./app/home/words.de.ts', 'app/home'],
  ['./kit/words.de.ts', 'kit'],
])('%s translates %s', (path, name) => {
  expect(dictionaryFromFiles({ [path]: { german: { a: 'b' } } })).toEqual({ [name]: { a: 'b' } })
})

test('a file that exports nothing translates nothing', () => {
  expect(dictionaryFromFiles({ './kit/words.de.ts': {} })).toEqual({})
})
