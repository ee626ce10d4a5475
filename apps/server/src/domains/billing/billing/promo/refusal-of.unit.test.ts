import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { discountOf } from './discount-of.ts'
import { refusalOf } from './refusal-of.ts'
import type { PromoCodeRow, PromoUse } from './tables.ts'

const at = new Date('2026-03-01T00:00:00Z')
const code: PromoCodeRow = {
  key: 'spring',
  code: 'SPRING',
  amount_off: null,
  percent_off: 20,
  duration_in_months: 3,
  currency: null,
  description: null,
  redemptions_max: 10,
  redemptions_max_per_workspace: 1,
  tiers: ['creator', 'pro'],
  billing_periods: ['monthly_period'],
  expires_at: new Date('2026-03-01T00:00:00.001Z'),
  created_at: at,
  retired_at: null,
}
const unused: PromoUse = { total: 0, byWorkspace: 0 }
const target = { tier: 'creator', billingPeriod: 'monthly_period' } as const

describe('a code', () => {
  test.each<[string, PromoCodeRow | undefined, PromoUse, typeof target | object | undefined, string | undefined]>([
    ['that fits can be used', code, unused, target, undefined],
    ['can be asked for without a plan', code, unused, undefined, undefined],
    ['can be used in its last millisecond', code, unused, target, undefined],
    ['nobody knows is refused', undefined, unused, target, 'coupon_expired'],
    ['that is retired is refused', { ...code, retired_at: at }, unused, target, 'coupon_expired'],
    ['is refused from its end on', { ...code, expires_at: at }, unused, target, 'coupon_expired'],
    ['has its last use', code, { total: 9, byWorkspace: 0 }, target, undefined],
    ['that is used up is refused', code, { total: 10, byWorkspace: 0 }, target, 'coupon_expired'],
    ['is refused to who used it', code, { total: 1, byWorkspace: 1 }, target, 'coupon_expired'],
    [
      'without limits is never used up',
      { ...code, redemptions_max: null, redemptions_max_per_workspace: null },
      { total: 1e6, byWorkspace: 1e6 },
      target,
      undefined,
    ],
    ['of another plan does not apply', code, unused, { ...target, tier: 'starter' }, 'coupon_invalid'],
    ['of another period does not apply', code, unused, { ...target, billingPeriod: 'annual_period' }, 'coupon_invalid'],
    [
      'of an amount in dollars does not apply to what is paid in euros',
      { ...code, percent_off: null, amount_off: 500, currency: 'usd' },
      unused,
      { ...target, currency: 'eur' },
      'coupon_invalid',
    ],
    [
      'of an amount in euros applies to what is paid in euros',
      { ...code, percent_off: null, amount_off: 500, currency: 'eur' },
      unused,
      { ...target, currency: 'eur' },
      undefined,
    ],
    [
      'for everything applies to anything',
      { ...code, tiers: null, billing_periods: null },
      unused,
      { tier: 'starter', billingPeriod: 'annual_period' },
      undefined,
    ],
  ])('%s', (_title, row, use, wanted, refusal) => {
    const situation = { at, hasPaid: false, ...(wanted && { target: wanted as typeof target }) }
    expect(refusalOf(row, use, situation)).toBe(refusal)
  })
})

test.each(['special-offer-30', 'special-offer-50', 'special-offer-70'])('%s is for the first payment alone', (key) => {
  const offer = { ...code, key, tiers: null, billing_periods: null }
  expect(refusalOf(offer, unused, { at, hasPaid: false, target })).toBeUndefined()
  expect(refusalOf(offer, unused, { at, hasPaid: true, target })).toBe('coupon_invalid')
  expect(refusalOf(offer, unused, { at, hasPaid: true })).toBe('coupon_invalid')
  expect(refusalOf(code, unused, { at, hasPaid: true, target })).toBeUndefined()
})

describe('a discount', () => {
  test.each([
    [{ amount_off: 500, percent_off: null }, 2200, 500],
    [{ amount_off: 500, percent_off: null }, 475, 475],
    [{ amount_off: null, percent_off: 80 }, 475, 380],
    [{ amount_off: null, percent_off: 50 }, 2101, 1051],
    [{ amount_off: null, percent_off: 100 }, 132_000, 132_000],
    [{ amount_off: null, percent_off: 30 }, 0, 0],
  ])('of %j on %d is %d', (off, amount, taken) => {
    expect(discountOf(off, amount)).toBe(taken)
  })

  test('is a whole number between nothing and everything', () => {
    const off = fc.oneof(
      fc.record({ amount_off: fc.integer({ min: 1, max: 2_000_000 }), percent_off: fc.constant(null) }),
      fc.record({ amount_off: fc.constant(null), percent_off: fc.integer({ min: 1, max: 100 }) }),
    )
    fc.assert(
      fc.property(off, fc.integer({ min: 0, max: 100_000_000 }), (each, amount) => {
        const taken = discountOf(each, amount)
        return Number.isInteger(taken) && taken >= 0 && taken <= amount
      }),
    )
  })
})
