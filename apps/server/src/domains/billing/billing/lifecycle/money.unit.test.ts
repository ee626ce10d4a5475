import { describe, expect, test } from 'vitest'
import { askedOver, discountOn, givenBack, monthsLeft, within } from './money.ts'
import { at, percentOff } from './testing.ts'

const ofPeriod = (anchor: string, endsAt: string) => ({ anchor: at(anchor), endsAt: at(endsAt) })

describe('a discount', () => {
  test.each([
    [2200, null, 0],
    [2200, percentOff(80, null), 1760],
    [99, percentOff(50, null), 50],
    [2200, percentOff(100, null), 2200],
    [2200, { ...percentOff(0, null), percentOff: null, amountOffMinor: 500 }, 500],
    [300, { ...percentOff(0, null), percentOff: null, amountOffMinor: 500 }, 300],
  ])('takes of %i by %j so much: %i', (amountMinor, discount, off) => {
    expect(discountOn(amountMinor, discount)).toBe(off)
  })
})

describe('months left', () => {
  const year = ofPeriod('2026-04-01', '2027-04-01')
  const month = ofPeriod('2026-04-01', '2026-05-01')

  test.each([
    ['a month, at its beginning', month, '2026-04-01', 1],
    ['a month, half of it later', month, '2026-04-16', 0.5],
    ['a month, when it has ended', month, '2026-05-01', 0],
    ['a year, at its beginning', year, '2026-04-01', 12],
    ['a year, after its first month', year, '2026-05-01', 11],
    ['a year, in the middle of a month', year, '2026-04-16', 11.5],
    ['a year, in the middle of its last month', year, '2027-03-17', 15 / 31],
  ])('of %s', (_, period, now, months) => {
    const { part, of } = monthsLeft(period, at(now))
    expect(Number(part) / Number(of)).toBeCloseTo(months, 12)
  })
})

describe('shares', () => {
  test('one lies in another as its part of that', () => {
    expect(within({ part: 1n, of: 4n }, { part: 3n, of: 2n })).toEqual({ part: 2n, of: 12n })
  })

  test('what is given back is rounded down, what is asked for up, once', () => {
    expect(givenBack(100, { part: 2n, of: 3n })).toBe(66)
    expect(givenBack(100, { part: 2n, of: 0n })).toBe(0)
    const half = { part: 1n, of: 2n }
    expect(askedOver({ amountMinor: 99, share: half }, { amountMinor: 0, share: half })).toBe(50)
    expect(askedOver({ amountMinor: 0, share: half }, { amountMinor: 99, share: half })).toBe(-49)
  })
})
