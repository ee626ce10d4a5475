import { expect, test } from 'vitest'
import { isIsbn } from './isbn.ts'

test.each([
  ['978-3-16-148410-0', true],
  ['9783161484100', true],
  ['979 10 90636 07 1', true],
  ['0-306-40615-2', true],
  ['080442957X', true],
  ['080442957x', true],
  ['978-3-16-148410-1', false],
  ['0-306-40615-3', false],
  ['X804429570', false],
  ['1234567890128', false],
  ['978316148410', false],
  ['', false],
  ['<script>', false],
])('%s is an ISBN: %s', (text, is) => expect(isIsbn(text)).toBe(is))
