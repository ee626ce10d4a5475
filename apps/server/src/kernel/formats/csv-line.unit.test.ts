import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvLine } from './csv-line.ts'

/** Reads one line the way spreadsheets do. */
function cellsOf(line: string): string[] {
  const cells = [...line.slice(0, -2).matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,"]*))/g)]
  return cells.map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '')
}

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '  =cmd'])('a cell %j is no formula', (text) => {
  expect(cellsOf(csvLine(['x', text]))[1]).toBe(`'${text}`)
})

test('a number stays a number, nothing stays empty', () => {
  expect(csvLine([-3, null, 'a "b", c'])).toBe('-3,,"a ""b"", c"\r\n')
})

test('whatever is written is read back, in as many cells', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary' }), { minLength: 2, maxLength: 5 }), (cells) => {
      const read = cellsOf(csvLine(['id', ...cells]))
      expect(read.slice(1).map((cell, at) => (cell === cells[at] ? cell : cell.slice(1)))).toEqual(cells)
    }),
  )
})
