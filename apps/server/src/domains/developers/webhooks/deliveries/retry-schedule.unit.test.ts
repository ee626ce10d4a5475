import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isGivenUp, nextAttemptAt, retriedForMs } from './retry-schedule.ts'

const at = new Date('2026-03-01T12:00:00Z')
const later = (ms: number) => new Date(at.getTime() + ms)
const dayMs = 86_400_000

test('attempts come at growing distances, the last after three days, and then no more', () => {
  const minutes: number[] = []
  let now = at
  for (let count = 1; ; count++) {
    const next = nextAttemptAt(at, count, now)
    if (!next) break
    minutes.push((next.getTime() - now.getTime()) / 60_000)
    now = next
  }
  expect(minutes).toEqual([1, 5, 15, 60, 180, 360, 720, 720, 720, 720, 720, 99])
  expect(now).toEqual(later(retriedForMs))
})

test('the next attempt is always later than now and never behind the three days', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100 }), fc.integer({ min: 0, max: 5 * dayMs }), (count, passedMs) => {
      const next = nextAttemptAt(at, count, later(passedMs))
      if (passedMs >= retriedForMs) expect(next).toBeUndefined()
      else {
        expect(next?.getTime()).toBeGreaterThan(at.getTime() + passedMs)
        expect(next?.getTime()).toBeLessThanOrEqual(at.getTime() + retriedForMs)
      }
    }),
  )
})

test.each([
  [9, 8, false],
  [10, 6.99, false],
  [10, 7, true],
  [500, 0.5, false],
  [0, 100, false],
])('%i failures over %f days: given up is %s', (failures, days, givenUp) => {
  const webhook = { consecutive_failures: failures, failing_since: at }
  expect(isGivenUp(webhook, later(days * dayMs))).toBe(givenUp)
})
