import { expect, test } from 'vitest'

import { keytermsIn, readKeyterms } from './keyterms.ts'

test('words to listen for stand one a line or between commas, each once', () => {
  expect(keytermsIn(' Vireo,  Old   Kent Road\nVireo;\n\n')).toEqual(['Vireo', 'Old Kent Road'])
  expect(keytermsIn('')).toEqual([])
})

test('what is no key term is told apart: too long, or of too many words', () => {
  const [tooLong, fits] = ['x'.repeat(50), 'y'.repeat(49)]
  expect(keytermsIn(`${tooLong}, ${fits}`)).toEqual([fits])
  expect(readKeyterms(`${tooLong}\none two three four five six\none two three four five`)).toEqual({
    terms: ['one two three four five'],
    tooLong: [tooLong, 'one two three four five six'],
  })
})
