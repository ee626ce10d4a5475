import type { SubscriptionDocument } from '@vireo/contracts/users'
import { createElement } from 'react'
import { expect, test } from 'vitest'

import { shownForTests } from '#kit/testing.ts'
import { documentForTests, payingForTests, userForTests } from '#users/testing.ts'
import { pricingForTests } from '../testing.ts'
import { PlanPicker } from './plan-picker.tsx'

const pricing = pricingForTests()
const annual = { billing_period: 'annual_period' } as const
const monthly = 'period=monthly_period'

/** What each card says, by the name of its plan. */
function cards(document: SubscriptionDocument, query = ''): Map<string, string> {
  const looking = { document, user: userForTests() }
  const html = shownForTests(createElement(PlanPicker, { pricing, looking }), { at: `/app/subscription?${query}` })
  const parts = html.split('<section').slice(2)
  const text = (part: string) => part.replaceAll(/<[^>]*>/gu, '|').replaceAll(/\|+/gu, '|')
  return new Map(parts.map((part) => [/<h3[^>]*>([^<]*)</u.exec(part)?.[1] ?? '', text(part)]))
}

test('who pays by the year sees the prices of a year first, with the own plan among them', () => {
  const creator = cards(payingForTests('creator', annual)).get('Creator')
  expect(creator).toContain('$220 charged once a year')
  expect(creator).toContain('|Your plan|')
  expect(creator).toContain('|Cancel Subscription|')
})

test('among the prices of the other period the own plan still says that it is the own one', () => {
  expect(cards(payingForTests('creator', annual), monthly).get('Creator')).toContain('|Your plan, paid yearly|')
  expect(cards(payingForTests('creator'), 'period=annual_period').get('Creator')).toContain('|Your plan, paid monthly|')
})

test.each(['', monthly])('what is scheduled shows at %j', (query) => {
  const pending_change = { kind: 'cancellation', timestamp_seconds: 1_800_000_000 } as const
  const shown = cards(payingForTests('creator', { ...annual, pending_change }), query)
  expect([...shown].filter(([, text]) => text.includes('Will be canceled')).map(([plan]) => plan)).toEqual(['Creator'])
})

test('a card says its credits and minutes of conversation once', () => {
  const shown = cards(documentForTests())
  expect(shown.get('Creator')?.match(/100,000 credits a month/gu)).toHaveLength(1)
  expect(shown.get('Free')).toContain('|15 minutes of conversation|')
})

test('what fast models cost by the million is on the card of Business, by the year alone', () => {
  const sentence = 'Fast models at $50 per million characters beyond the plan'
  const yearly = cards(payingForTests('creator', annual))
  expect([...yearly].filter(([, text]) => text.includes(sentence)).map(([plan]) => plan)).toEqual(['Business'])
  expect([...cards(payingForTests('creator')).values()].join('')).not.toContain('per million')
})

const givenTiers = [
  ['creator', 'operator'],
  ['pro', 'default'],
  ['enterprise', 'operator'],
  ['grant_tier_1_2025_07_23', 'grant'],
  ['trial', 'operator'],
] as const

test.each(givenTiers)(
  '%s, given by %s: nothing leads nowhere, and Free says who could give it back',
  (tier, given_by) => {
    const given = documentForTests({
      tier,
      status: tier === 'trial' ? 'trialing' : 'active',
      given_by,
      previously_subscribed_tiers: [tier],
    })
    const shown = cards(given)
    for (const [plan, text] of shown) {
      expect(text, plan).not.toMatch(/\|(Upgrade|Downgrade|Cancel Subscription)\|/u)
      if (tier !== 'trial') expect(text, plan).not.toMatch(/first month/iu)
    }
    const free = shown.get('Free')
    expect(free).toContain('Only whoever gave it can take it back.')
    expect(shown.get('Scale')).toContain('|Subscribe|')
  },
)

test('the card offers a first month exactly to whom the checkout gives one', () => {
  const first = (document: SubscriptionDocument) => cards(document).get('Creator')?.includes('for the first month')
  expect(first(documentForTests())).toBe(true)
  expect(
    first(
      documentForTests({
        tier: 'trial',
        status: 'trialing',
        given_by: 'operator',
        previously_subscribed_tiers: ['trial'],
      }),
    ),
  ).toBe(true)
  expect(
    first(
      documentForTests({
        tier: 'creator',
        status: 'active',
        given_by: 'operator',
        previously_subscribed_tiers: ['creator'],
      }),
    ),
  ).toBe(false)
  expect(first(documentForTests({ previously_subscribed_tiers: ['starter'] }))).toBe(false)
  expect(first(payingForTests('creator', { previously_subscribed_tiers: ['creator'] }))).toBe(false)
})

test('a grant is advised to go on with Business, others with what fits most unless they have more', () => {
  const recommended = (document: SubscriptionDocument) =>
    [...cards(document)].filter(([, text]) => text.includes('|Recommended|')).map(([plan]) => plan)
  expect(
    recommended(documentForTests({ tier: 'grant_tier_2_2025_07_23', status: 'active', given_by: 'grant' })),
  ).toEqual(['Business'])
  expect(recommended(documentForTests())).toEqual(['Creator'])
  expect(recommended(payingForTests('pro'))).toEqual([])
  expect(recommended(documentForTests({ tier: 'enterprise', status: 'active' }))).toEqual([])
  expect(recommended(documentForTests({ tier: 'enterprise', status: 'active', given_by: 'operator' }))).toEqual([])
})
