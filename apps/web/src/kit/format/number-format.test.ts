import { afterEach, expect, test } from 'vitest'

import { setCurrentLanguage } from '../language/index.ts'
import { numberFormat } from './number-format.ts'

afterEach(() => setCurrentLanguage('en'))

test('a way to write numbers is made once for a language and what is asked of it', () => {
  expect(numberFormat()).toBe(numberFormat())
  expect(numberFormat({ useGrouping: false })).not.toBe(numberFormat())
  expect(numberFormat().format(1234.5)).toBe('1,234.5')
  setCurrentLanguage('de')
  expect(numberFormat().format(1234.5)).toBe('1.234,5')
})
