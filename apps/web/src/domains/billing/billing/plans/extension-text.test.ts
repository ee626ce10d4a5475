import type { SubscriptionDocument } from '@vireo/contracts/users'
import { expect, test } from 'vitest'

import { documentForTests, payingForTests } from '#users/testing.ts'
import { pricingForTests } from '../testing.ts'
import { extensionText } from './extension-text.ts'

const pricing = pricingForTests()
const may = { can_extend_character_limit: true, allowed_to_extend_character_limit: true }
const unlimited = { ...may, max_character_limit_extension: -1 }
const aThousand = { ...may, max_character_limit_extension: 1000 }
const paused = 'Paused until the open payment is made.'
const boundless = 'No limit: use as many credits as you need.'

type Line = [
  tier: SubscriptionDocument['tier'],
  status: SubscriptionDocument['status'],
  text: string,
  allowance: object,
]

const lines: Line[] = [
  ['trial', 'trialing', boundless, unlimited],
  ['enterprise', 'active', boundless, unlimited],
  ['enterprise', 'past_due', boundless, unlimited],
  ['trial', 'free_disabled', paused, unlimited],
  ['creator', 'active', 'Up to 1,000 credits beyond the plan, at $0.30 per 1,000.', aThousand],
  ['creator', 'past_due', paused, aThousand],
  ['creator', 'incomplete', paused, aThousand],
  ['creator', 'trialing', 'Begins with the first payment.', aThousand],
  ['creator', 'canceled', 'Needs an active subscription.', aThousand],
  [
    'creator',
    'active',
    'Off. Generating stops when the credits of the plan are used up.',
    { ...aThousand, allowed_to_extend_character_limit: false },
  ],
  [
    'grant_tier_1_2025_07_23',
    'active',
    'Up to 20,000 credits beyond the plan.',
    { ...may, max_character_limit_extension: 20_000 },
  ],
]

test.each(lines)('%s, %s: %s', (tier, status, text, allowance) => {
  expect(extensionText(payingForTests(tier, { status, ...allowance }), pricing)).toBe(text)
})

test('nobody who owes nothing is told of an open payment', () => {
  for (const [tier, status, , allowance] of lines) {
    if (['past_due', 'incomplete', 'free_disabled'].includes(status)) continue
    expect(extensionText(payingForTests(tier, { status, ...allowance }), pricing)).not.toBe(paused)
  }
})

test('what nobody is charged for has no price', () => {
  const given = { status: 'active', given_by: 'operator', ...may, max_character_limit_extension: 20_000 } as const
  const card = { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2034 }
  const textOf = (payment_method: SubscriptionDocument['payment_method']) =>
    extensionText(documentForTests({ tier: 'growing_business', ...given, payment_method }), pricing)
  expect(textOf(null)).toBe('Up to 20,000 credits beyond the plan.')
  expect(textOf(card)).toBe('Up to 20,000 credits beyond the plan, at $0.18 per 1,000.')
})
