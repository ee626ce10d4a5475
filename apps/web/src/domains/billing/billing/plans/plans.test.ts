import { type PlanTierEntry } from '@vireo/contracts/plans'
import { type Tier } from '@vireo/contracts/users'
import { describe, expect, test } from 'vitest'

import { backToPlan, planQueryFrom } from './plan-query.ts'
import { shownPrice } from './price.ts'
import { shownPlans } from './shown-plans.ts'

function plan(tier: Tier, monthly: number, annual: number, first: number | null = null): PlanTierEntry {
  const both = (cents: number) => ({ usd: cents, eur: cents })
  return {
    name: tier,
    planType: tier === 'growing_business' ? 'company' : 'individual',
    tier,
    version: 1,
    characterLimit: 1,
    description: '',
    billingThresholdCents: null,
    monthly_period: {
      priceCents: both(monthly),
      pricePerCharacterCents: null,
      firstPeriodPriceCents: first === null ? null : both(first),
      discountMessage: null,
    },
    annual_period: {
      priceCents: both(annual),
      pricePerCharacterCents: null,
      firstPeriodPriceCents: null,
      discountMessage: null,
      perMonthCents: both(Math.round(annual / 12)),
    },
    features: { usd: [], eur: [] },
    offering: '',
    characters: '',
    convai: '',
    recommended: false,
  }
}

const creator = plan('creator', 2200, 22_000, 1100)

describe('what a card says a plan costs', () => {
  test.each([
    ['monthly_period', true, { monthCents: 1100, insteadOfCents: 2200, yearCents: undefined }],
    ['monthly_period', false, { monthCents: 2200, insteadOfCents: undefined, yearCents: undefined }],
    ['annual_period', true, { monthCents: 1833, insteadOfCents: undefined, yearCents: 22_000 }],
  ] as const)('%s, first month cheaper: %s', (period, isFirst, price) => {
    expect(shownPrice(creator, period, 'usd', isFirst)).toEqual(price)
  })

  test('free costs nothing in a month, and there is no year to pay for', () => {
    expect(shownPrice(plan('free', 0, 0), 'annual_period', 'eur', true)).toEqual({
      monthCents: 0,
      insteadOfCents: undefined,
      yearCents: undefined,
    })
  })
})

describe('which plans are offered', () => {
  const all = (['free', 'starter', 'creator', 'growing_business'] as const).map((tier) => plan(tier, 1, 1))
  test.each([
    [false, ['free', 'starter', 'creator', 'growing_business']],
    [true, ['free', 'creator', 'growing_business']],
  ] as const)('to everybody, for creators: %s', (isForCreators, tiers) => {
    expect(shownPlans(all, { isForCreators }).map((one) => one.tier)).toEqual(tiers)
  })
})

test('the way back from signing up says which plan it was', () => {
  const address = backToPlan('creator', 'annual_period', 'eur')
  expect(planQueryFrom(new URL(address, 'https://vireo.example').searchParams)).toEqual({
    chosen: 'creator',
    period: 'annual_period',
    currency: 'eur',
    isForCreators: false,
  })
})

test('an address that says nonsense shows the monthly prices', () => {
  expect(planQueryFrom(new URLSearchParams('plan=x&period=y&currency=z'))).toEqual({
    chosen: undefined,
    period: 'monthly_period',
    currency: undefined,
    isForCreators: false,
  })
})

test.each([
  ['', 'annual_period', 'annual_period'],
  ['', 'monthly_period', 'monthly_period'],
  ['', '3_month_period', 'monthly_period'],
  ['', null, 'monthly_period'],
  ['period=monthly_period', 'annual_period', 'monthly_period'],
] as const)('at %j, paying for %s, the prices are those of %s', (address, own, shown) => {
  expect(planQueryFrom(new URLSearchParams(address), { billing_period: own }).period).toBe(shown)
})
