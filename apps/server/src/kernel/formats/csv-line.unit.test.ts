import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvLine } from './csv-line.ts'

const beginsFormula = /^[\s"]*[=+\-@＝＋－＠]/u

/** Reads what was written as RFC 4180 has it. */
const cellsOf = (line: string): string[] => parse(line, { relax_column_count: true })[0] ?? []
/** Reads it as a spreadsheet does that separates by something else, and knows nothing of the commas. */
const cellsBetween = (line: string, delimiter: string): string[] =>
  parse(line, {
    delimiter,
    relax_quotes: true,
    relax_column_count: true,
    quote: false,
    record_delimiter: ['\r\n', '\n', '\r'],
  })
    .flat()
    .map(String)

/** Takes from what was read the apostrophes that were not in what was written. */
function withoutGuards(read: string, written: string): string {
  let rest = ''
  for (const character of read) if (character === written[rest.length] || character !== "'") rest += character
  return rest
}

const text = fc.oneof(
  fc.string({ unit: 'binary' }).filter((value) => !/\p{Cs}/u.test(value)),
  // What matters most stands close together.
  fc.string({
    unit: fc.constantFrom('=', '+', '-', '@', '＝', '＋', '－', '＠', ';', ',', '"', "'", '\t', '\r', '\n', ' ', 'a'),
  }),
)

test.each([
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\tone',
  '\rone',
  '\none',
  '  =cmd',
  '＝1',
  '＋1',
  '－1',
  '＠1',
  '\u3000＝1',
])('a cell %j is no formula', (cell) => {
  expect(cellsOf(csvLine(['x', cell]))[1]).toBe(`'${cell}`)
})

test.each([
  ['a;=1', `x,"a;'=1"\r\n`],
  ['a\n-1', `x,"a\n'-1"\r\n`],
  ['a\t＝1', `x,"a\t'＝1"\r\n`],
  ['a;"=1', `x,"a;'""=1"\r\n`],
  ['one; two', `x,"one; two"\r\n`],
  ['a-b =c', 'x,a-b =c\r\n'],
])('a cell %j begins no formula where semicolons, tabs or lines separate', (cell, line) => {
  expect(csvLine(['x', cell])).toBe(line)
})

test('a number stays a number, nothing stays empty', () => {
  expect(csvLine([-3, null, 'a "b", c'])).toBe('-3,,"a ""b"", c"\r\n')
})

test('whatever is written is read back, in as many cells, but for the apostrophes before formulas', () => {
  fc.assert(
    fc.property(fc.array(text, { minLength: 2, maxLength: 5 }), (cells) => {
      const read = cellsOf(csvLine(['id', ...cells])).slice(1)
      expect(read.map((cell, at) => withoutGuards(cell, cells[at] ?? ''))).toEqual(cells)
      expect(read.some((cell) => /^\s*[=+\-@＝＋－＠]/u.test(cell))).toBe(false)
    }),
    { numRuns: 2000 },
  )
})

test.each([';', '\t'])('nothing that others wrote is a formula to who separates by %j', (delimiter) => {
  fc.assert(
    fc.property(fc.array(text, { minLength: 1, maxLength: 4 }), (cells) => {
      expect(cellsBetween(csvLine(['id', ...cells]), delimiter).filter((cell) => beginsFormula.test(cell))).toEqual([])
    }),
    { numRuns: 2000 },
  )
})
