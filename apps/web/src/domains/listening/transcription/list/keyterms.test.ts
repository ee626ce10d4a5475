import { expect, test } from 'vitest'

import { keytermsIn } from './keyterms.ts'

test('words to listen for stand one a line or between commas, each once', () => {
  expect(keytermsIn(' Vireo,  Old   Kent Road\nVireo;\n\n')).toEqual(['Vireo', 'Old Kent Road'])
  expect(keytermsIn('')).toEqual([])
})

test('what is too long to be a word is left out', () => {
  expect(keytermsIn(`${'x'.repeat(51)}, ${'y'.repeat(50)}`)).toEqual(['y'.repeat(50)])
})
