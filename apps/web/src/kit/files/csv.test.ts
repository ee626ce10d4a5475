import { expect, test } from 'vitest'

import { toCsv } from './csv.ts'

test.each([
  ['plain', 'plain'],
  ['a,b', '"a,b"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\nlines', '"two\nlines"'],
  ['=1+1', "'=1+1"],
  ['  =1+1', "'  =1+1"],
  ['+49', "'+49"],
  ['-2', "'-2"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', `"'\t'=1"`],
  ['\none', `"'\none"`],
  ['＝1', "'＝1"],
  ['＠SUM(A1)', "'＠SUM(A1)"],
  ['a;=1', `"a;'=1"`],
  ['a\n-1', `"a\n'-1"`],
  ['one; two', '"one; two"'],
  ['=HYPERLINK("x","y")', `"'=HYPERLINK(""x"",""y"")"`],
])('the text %j is written as %j', (text, cell) => {
  expect(toCsv([[text]])).toBe(`${cell}\r\n`)
})

test('numbers stay numbers, also negative ones', () => {
  expect(toCsv([['n', -2, 1.5]])).toBe('n,-2,1.5\r\n')
})
