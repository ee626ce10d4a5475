import fc from 'fast-check'
import { expect, test } from 'vitest'
import { gather } from './gather.ts'

const numbers = (length: number) => Float64Array.from({ length }, (_, at) => Math.sin(at * at + length))

/** The same, the plain way. */
function expected(
  { values, place, step }: Parameters<typeof gather>[0],
  taps: Float64Array,
  to: Float64Array,
  first: number,
  stepTo: number,
) {
  return to.map((before, at) => {
    if (at < first || (at - first) % stepTo !== 0) return before
    const begins = place + ((at - first) / stepTo) * step
    return taps.reduce((sum, tap, index) => sum + tap * (values[begins + index * step] ?? 0), before)
  })
}

test('a filter takes what is there, wherever it begins, and nothing for what is not', () => {
  const property = fc.property(
    fc.integer({ min: 0, max: 60 }),
    fc.integer({ min: 1, max: 26 }),
    fc.integer({ min: 0, max: 60 }),
    fc.integer({ min: -80, max: 80 }),
    fc.tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 0, max: 6 }), fc.integer({ min: 1, max: 5 })),
    (length, tapCount, sums, place, [step, first, stepTo]) => {
      const from = { values: numbers(length), place, step }
      const [taps, to] = [numbers(tapCount), numbers(sums)]
      const wanted = expected(from, taps, to, first, stepTo)
      gather(from, taps, { values: to, first, step: stepTo })
      for (const [at, sum] of wanted.entries()) expect(to[at]).toBeCloseTo(sum, 10)
    },
  )
  fc.assert(property, { numRuns: 500 })
})
