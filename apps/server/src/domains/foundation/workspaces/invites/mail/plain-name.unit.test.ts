import { expect, test } from 'vitest'
import { plainName } from './plain-name.ts'

test.each([
  ['Ada Lovelace', 'Ada Lovelace'],
  ['Dr. Ada & Søns (Studio)', 'Dr. Ada & Søns (Studio)'],
  ['two\r\nlines\u202e', 'two lines'],
  ['You won! See evil.example', undefined],
  ['https://evil.example/now', undefined],
  ['write to me@evil.example', undefined],
  ['evil。example', undefined],
  ['x'.repeat(61), undefined],
  ['  ', undefined],
])('%j stands in a mail as %j', (name, plain) => expect(plainName(name)).toBe(plain))
