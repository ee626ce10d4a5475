import fc from 'fast-check'
import { createElement } from 'react'
import { expect, test } from 'vitest'

import { shownForTests } from '#kit/testing.ts'
import { LimitField, readLimit } from './limit-field.tsx'

test('a whole number is read as that, with blanks around it or without', () => {
  fc.assert(
    fc.property(fc.nat(999_999_999), fc.constantFrom('', ' ', '\t'), (limit, blank) => {
      expect(readLimit(`${blank}${limit}${blank}`)).toBe(limit)
    }),
  )
})

test.each(['', '   '])('%j is no limit, which is not the same as nothing at all', (text) => {
  expect(readLimit(text)).toBeNull()
  expect(readLimit('0')).toBe(0)
})

test.each(['-1', '1.5', '1,000', '1e3', 'many', '1 000', '0x10', '1234567890123'])(
  '%j is no number of credits',
  (text) => expect(readLimit(text)).toBeUndefined(),
)

test('what is wrong stands beside the field, and is told with it', () => {
  const shown = (value: string) =>
    shownForTests(createElement(LimitField, { label: 'Limit', help: 'In a month.', value, onChange: () => undefined }))
  const wrong = shown('many')
  const [, describedBy = ''] = /aria-describedby="([^"]*)"/u.exec(wrong) ?? []
  const [error = '', help = ''] = describedBy.split(' ')
  expect(wrong).toContain('aria-invalid="true"')
  expect(wrong).toMatch(new RegExp(`<p id="${error}".*<p id="${help}".*In a month`, 'u'))
  expect(shown('100')).not.toContain('aria-invalid=')
})
