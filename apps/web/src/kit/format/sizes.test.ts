import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { formatSize } from './sizes.ts'

test.each([
  [0, '0 B'],
  [999, '999 B'],
  [1000, '1 kB'],
  [1550, '1.6 kB'],
  [999_949, '999.9 kB'],
  [999_950, '1 MB'],
  [3_000_000_000_000_000, '3000 TB'],
])('%d bytes are %s', (bytes, text) => expect(formatSize(bytes)).toBe(text))

describe.each([
  ['steps of 1000', 1000, false],
  ['steps of 1024', 1024, true],
] as const)('a size in %s', (_what, step, binary) => {
  test('is never so large that the next unit would say it', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 999 * step ** 4, noNaN: true }), (bytes) => {
        expect(Number.parseFloat(formatSize(bytes, { binary }))).toBeLessThan(step)
      }),
    )
  })

  test('grows with what it is the size of', () => {
    const units = ['B', 'kB', 'MB', 'GB', 'TB']
    const read = (text: string) => {
      const [number = '', unit = ''] = text.split(' ')
      return Number(number) * step ** units.indexOf(unit)
    }
    const sizes = fc.nat({ max: Number.MAX_SAFE_INTEGER })
    fc.assert(
      fc.property(sizes, sizes, (one, other) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)]
        expect(read(formatSize(less, { binary }))).toBeLessThanOrEqual(read(formatSize(more, { binary })))
      }),
    )
  })
})
