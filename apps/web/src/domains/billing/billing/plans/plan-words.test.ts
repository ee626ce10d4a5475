import { Pricing } from '@vireo/contracts/plans'
import type { PendingChange } from '@vireo/contracts/users'
import { SubscriptionDocument } from '@vireo/contracts/users'
import { describe, expect, test } from 'vitest'

import { leastAnswer, type Some } from '#kit/testing/least-answer.testing.ts'
import { givenText } from '../changes/given-text.ts'
import { replacedText } from '../changes/replaced-text.ts'
import { planName } from './plan-name.ts'
import { priceText } from './price-text.ts'

const noon = Date.UTC(2026, 10, 23, 12) / 1000
const documentWith = (given: Some<SubscriptionDocument>) =>
  SubscriptionDocument.parse(leastAnswer(SubscriptionDocument, given))

test.each([
  ['creator', 'monthly_period', 'Creator, monthly'],
  ['creator', 'annual_period', 'Creator, annual'],
  ['creator', null, 'Creator'],
  ['free', 'monthly_period', 'Free'],
] as const)('%s, paid by %s, is called %s', (tier, period, name) => {
  expect(planName(tier, period)).toBe(name)
})

test('a price is said by the time that it is for', () => {
  const cents = { usd: 2200, eur: 2100 }
  const pricing = Pricing.parse(
    leastAnswer(Pricing, {
      plans: [
        {
          tier: 'creator',
          monthly_period: { priceCents: cents },
          annual_period: { priceCents: { usd: 22_000, eur: 21_000 }, perMonthCents: { usd: 1833, eur: 1750 } },
        },
      ],
    }),
  )
  const text = (period: 'monthly_period' | 'annual_period', currency: 'usd' | 'eur') =>
    priceText({ tier: 'creator', period, currency }, pricing)
  expect(text('monthly_period', 'usd')).toBe('$22 a month')
  expect(text('annual_period', 'eur')).toBe('210€ a year')
})

describe('what another change would replace', () => {
  const pending = (given: Some<PendingChange>) =>
    replacedText(documentWith({ pending_change: { timestamp_seconds: noon, ...given } }))

  test('is named with its day', () => {
    expect(pending({ kind: 'cancellation' })).toBe('This replaces the cancellation planned for 11/23/26.')
    expect(pending({ kind: 'change', next_tier: 'starter', next_billing_period: 'monthly_period' })).toBe(
      'This replaces the change to Starter, monthly planned for 11/23/26.',
    )
  })

  test('is nothing where nothing is planned', () => {
    expect(replacedText(documentWith({ pending_change: null }))).toBeUndefined()
  })
})

describe('a plan that nobody pays for', () => {
  test('says who gave it, and a trial that it is one', () => {
    expect(givenText.by(documentWith({ tier: 'pro', given_by: 'operator' }))).toContain('operator of this instance')
    expect(givenText.by(documentWith({ tier: 'trial', given_by: 'operator' }))).toMatch(/^A trial/u)
  })

  test('is taken back by whoever gave it', () => {
    const text = givenText.toFree(documentWith({ tier: 'pro', given_by: 'operator' }))
    expect(text).toBe('Pro was given to you. Only whoever gave it can take it back.')
  })

  test('is none where somebody pays', () => {
    const paid = documentWith({ tier: 'pro', given_by: null })
    expect([givenText.by(paid), givenText.toFree(paid)]).toEqual([undefined, undefined])
  })
})
