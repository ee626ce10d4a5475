import fc from 'fast-check'
import { expect, test } from 'vitest'
import { creditPeriodAt } from './credit-period.ts'

const table: [anchor: string, now: string, startsAt: string, endsAt: string][] = [
  ['2026-01-15T10:00:00Z', '2026-01-15T10:00:00Z', '2026-01-15T10:00:00Z', '2026-02-15T10:00:00Z'],
  ['2026-01-15T10:00:00Z', '2026-02-15T09:59:59.999Z', '2026-01-15T10:00:00Z', '2026-02-15T10:00:00Z'],
  ['2026-01-15T10:00:00Z', '2026-02-15T10:00:00Z', '2026-02-15T10:00:00Z', '2026-03-15T10:00:00Z'],
  ['2026-01-31T00:00:00Z', '2026-02-10T00:00:00Z', '2026-01-31T00:00:00Z', '2026-02-28T00:00:00Z'],
  ['2026-01-31T00:00:00Z', '2026-02-28T00:00:00Z', '2026-02-28T00:00:00Z', '2026-03-31T00:00:00Z'],
  ['2026-01-31T00:00:00Z', '2026-04-30T00:00:00Z', '2026-04-30T00:00:00Z', '2026-05-31T00:00:00Z'],
  ['2028-01-31T06:30:00Z', '2028-02-29T06:30:00Z', '2028-02-29T06:30:00Z', '2028-03-31T06:30:00Z'],
  ['2028-01-30T00:00:00Z', '2028-02-29T12:00:00Z', '2028-02-29T00:00:00Z', '2028-03-30T00:00:00Z'],
  ['2028-02-29T00:00:00Z', '2029-02-28T00:00:00Z', '2029-02-28T00:00:00Z', '2029-03-29T00:00:00Z'],
  ['2028-02-29T00:00:00Z', '2032-02-29T00:00:00Z', '2032-02-29T00:00:00Z', '2032-03-29T00:00:00Z'],
  ['2100-01-29T00:00:00Z', '2100-02-28T00:00:00Z', '2100-02-28T00:00:00Z', '2100-03-29T00:00:00Z'],
  ['2026-11-30T23:59:59Z', '2027-01-01T00:00:00Z', '2026-12-30T23:59:59Z', '2027-01-30T23:59:59Z'],
  ['2026-12-31T00:00:00Z', '2027-12-31T00:00:00Z', '2027-12-31T00:00:00Z', '2028-01-31T00:00:00Z'],
]

test.each(table)('an account of %s is, at %s, in the period from %s to %s', (anchor, now, startsAt, endsAt) => {
  expect(creditPeriodAt(new Date(anchor), new Date(now))).toEqual({
    startsAt: new Date(startsAt),
    endsAt: new Date(endsAt),
  })
})

const instant = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })

test('every instant lies in its period, and the next period begins where it ends', () => {
  fc.assert(
    fc.property(instant, instant, (anchor, now) => {
      const period = creditPeriodAt(anchor, now)
      expect(period.startsAt <= now && now < period.endsAt).toBe(true)
      expect(creditPeriodAt(anchor, period.startsAt)).toEqual(period)
      expect(creditPeriodAt(anchor, period.endsAt).startsAt).toEqual(period.endsAt)
    }),
    { numRuns: 2000 },
  )
})
