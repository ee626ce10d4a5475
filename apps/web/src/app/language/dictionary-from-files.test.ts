import { expect, test } from 'vitest'

import { dictionaryFromFiles, laterByFolder } from './dictionary-from-files.ts'

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

test('all files of a slice come together', async () => {
  const later = laterByFolder({
    './domains/billing/usage/words.de.ts': async () => ({ german: { a: 'b' } }),
    './domains/billing/usage/report/words.de.ts': async () => ({ german: { c: 'd' } }),
    './domains/voices/voices/words.de.ts': async () => ({ german: { e: 'f' } }),
  })
  expect(Object.keys(later)).toEqual(['usage', 'voices'])
  expect(await later['usage']?.()).toEqual({ usage: { a: 'b' }, 'usage/report': { c: 'd' } })
})
