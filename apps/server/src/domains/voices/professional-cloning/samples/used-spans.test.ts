import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lengthMs, type Span, usedSpans } from './used-spans.ts'

const span = (startMs: number, endMs: number): Span => ({ startMs, endMs })
const whole = { durationMs: 1000, trimStartMs: null, trimEndMs: null, spoken: null }

describe('what is used of a recording', () => {
  test.each([
    ['everything', whole, [span(0, 1000)]],
    ['between the trims', { ...whole, trimStartMs: 100, trimEndMs: 400 }, [span(100, 400)]],
    ['no more than there is', { ...whole, trimEndMs: 5000 }, [span(0, 1000)]],
    ['nothing between crossed trims', { ...whole, trimStartMs: 500, trimEndMs: 400 }, []],
    ['what the chosen say', { ...whole, spoken: [span(600, 700), span(0, 50)] }, [span(0, 50), span(600, 700)]],
    ['the chosen within the trims', { ...whole, trimStartMs: 20, spoken: [span(0, 50)] }, [span(20, 50)]],
    ['nothing where nobody is chosen', { ...whole, spoken: [] }, []],
    ['what several say at once only once', { ...whole, spoken: [span(0, 50), span(30, 90)] }, [span(0, 90)]],
  ])('%s', (_what, wanted, expected) => {
    expect(usedSpans(wanted)).toEqual(expected)
  })

  test('is exactly what lies in the trims and is said by one of the chosen', () => {
    const time = fc.integer({ min: 0, max: 60 })
    const spans = fc.array(fc.tuple(time, time).map(([a, b]) => span(Math.min(a, b), Math.max(a, b))))
    fc.assert(
      fc.property(time, fc.option(time), fc.option(time), fc.option(spans), (durationMs, from, to, spoken) => {
        const used = usedSpans({ durationMs, trimStartMs: from, trimEndMs: to, spoken })
        const isUsed = (ms: number) => used.some(({ startMs, endMs }) => startMs <= ms && ms < endMs)
        for (let ms = 0; ms < 62; ms++) {
          const isSaid = spoken === null || spoken.some(({ startMs, endMs }) => startMs <= ms && ms < endMs)
          const isIn = ms >= (from ?? 0) && ms < (to ?? durationMs) && ms < durationMs
          expect(isUsed(ms)).toBe(isSaid && isIn)
        }
        expect(lengthMs(used)).toBe(Array.from({ length: 62 }, (_, ms) => isUsed(ms)).filter(Boolean).length)
      }),
    )
  })
})
