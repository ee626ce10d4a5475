import { subscriptionAction } from '@vireo/contracts/billing'
import { type SubscriptionDocument, type Tier } from '@vireo/contracts/users'
import { describe, expect, test } from 'vitest'

import { formatDate } from '#kit/format/index.ts'
import { payingForTests } from '#users/testing.ts'
import { pricingForTests } from '../testing.ts'
import { describeChange } from './describe-change.ts'
import { replacedText } from './replaced-text.ts'

const pricing = pricingForTests()
const month = 'monthly_period'
const year = 'annual_period'
const ends = 1_800_000_000
const until = formatDate(ends)
type Period = typeof month | typeof year

function described(from: Tier, paid: Period, to: Tier, period: Period, more: Partial<SubscriptionDocument> = {}) {
  const document = payingForTests(from, { billing_period: paid, ...more })
  const action = subscriptionAction(document, { tier: to, billing_period: period })
  if (action !== 'upgrade' && action !== 'downgrade') throw new Error(`This is no change: ${action}.`)
  return describeChange(action, { tier: to, period, currency: 'usd' }, document, pricing)
}

type Line = [from: Tier, paid: Period, to: Tier, period: Period, title: string, button: string, says: string]

const lines: Line[] = [
  ['creator', month, 'pro', month, 'Upgrade to Pro?', 'Upgrade', 'takes effect at once and costs $99 a month,'],
  ['starter', year, 'creator', year, 'Upgrade to Creator?', 'Upgrade', 'takes effect at once and costs $220 a year,'],
  [
    'pro',
    month,
    'starter',
    year,
    'Change to Starter, annual?',
    'Change plan',
    'takes effect at once: a new period begins today and costs $50 a year.',
  ],
  ['creator', month, 'creator', year, 'Change to Creator, annual?', 'Change plan', 'a new period begins today'],
  ['creator', month, 'pro', year, 'Change to Pro, annual?', 'Change plan', 'costs $990 a year.'],
  ['pro', month, 'creator', month, 'Downgrade to Creator?', 'Downgrade', `You keep your plan until ${until}.`],
  ['creator', year, 'creator', month, 'Downgrade to Creator, monthly?', 'Downgrade', 'for $22 a month.'],
  ['creator', year, 'pro', month, 'Downgrade to Pro, monthly?', 'Downgrade', 'for $99 a month.'],
]

test.each(lines)('from %s, %s, to %s, %s: %s', (from, paid, to, period, title, button, says) => {
  const { sentences, ...shown } = described(from, paid, to, period)
  expect([shown.title, shown.action]).toEqual([title, button])
  expect(sentences.join(' ')).toContain(says)
})

test('whatever changes says its price and when it begins, and names what has less as no upgrade', () => {
  const sold = ['starter', 'creator', 'pro', 'growing_business', 'scale_2024_08_10'] as const
  const creditsOf = (tier: Tier) => pricing.plans.find((one) => one.tier === tier)?.characterLimit ?? 0
  for (const from of sold) {
    for (const paid of [month, year] as const) {
      for (const to of sold) {
        for (const period of [month, year] as const) {
          if (from === to && paid === period) continue
          const { title, sentences } = described(from, paid, to, period)
          expect(sentences[0]).toMatch(/\$[\d,]+ a (month|year)/u)
          expect(sentences[0]).toMatch(/at once|until/u)
          if (creditsOf(to) < creditsOf(from)) expect(title).not.toMatch(/^Upgrade/u)
        }
      }
    }
  }
})

describe('what is scheduled and gives way is named before', () => {
  const cancellation = { kind: 'cancellation', timestamp_seconds: ends } as const
  const change = { kind: 'change', next_tier: 'starter', next_billing_period: month, timestamp_seconds: ends } as const
  const free = { ...change, next_tier: 'free' } as const
  test.each([
    [null, undefined],
    [cancellation, `This replaces the cancellation planned for ${until}.`],
    [change, `This replaces the change to Starter, monthly planned for ${until}.`],
    [free, `This replaces the change to Free planned for ${until}.`],
  ])('%j: %s', (pending_change, sentence) => {
    expect(replacedText(payingForTests('pro', { pending_change }))).toBe(sentence)
    for (const to of ['creator', 'growing_business'] as const) {
      const { sentences } = described('pro', month, to, month, { pending_change })
      expect(sentences.slice(1)).toEqual(sentence === undefined ? [] : [sentence])
    }
  })
})
