import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseRange } from './range.ts'

test.each([
  [undefined, undefined],
  ['', undefined],
  ['bytes=0-', { start: 0, end: 100 }],
  ['bytes=0-0', { start: 0, end: 1 }],
  ['bytes=10-19', { start: 10, end: 20 }],
  ['bytes=90-200', { start: 90, end: 100 }],
  ['bytes=-10', { start: 90, end: 100 }],
  ['bytes=-200', { start: 0, end: 100 }],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=20-10', undefined],
  ['bytes=-', undefined],
  ['bytes=0-1,5-6', undefined],
  ['items=0-1', undefined],
  ['bytes=a-b', undefined],
])('of 100 bytes, %s is %j', (header, expected) => {
  expect(parseRange(header, 100)).toEqual(expected)
})

test('a range always lies inside the object', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(1000), fc.nat(2000), fc.nat(2000), (noise, size, from, to) => {
      for (const header of [noise, `bytes=${from}-${to}`, `bytes=${from}-`, `bytes=-${to}`]) {
        const range = parseRange(header, size)
        if (range === undefined || range === 'unsatisfiable') continue
        expect(range.start).toBeGreaterThanOrEqual(0)
        expect(range.start).toBeLessThan(range.end)
        expect(range.end).toBeLessThanOrEqual(size)
      }
    }),
  )
})
