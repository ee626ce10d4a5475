import { expect, test } from 'vitest'
import { subscriptionFact } from './subscription-fact.ts'

const change = { workspaceId: 'w', planVersion: 1, billingPeriod: 'monthly_period' } as const

test.each([
  [{ tier: 'starter', status: 'active', previousTier: 'free', previousStatus: 'free' }, 'subscription_started'],
  [{ tier: 'pro', status: 'active', previousTier: 'trial', previousStatus: 'trialing' }, 'subscription_started'],
  [{ tier: 'pro', status: 'active', previousTier: 'pro', previousStatus: 'incomplete' }, 'subscription_started'],
  [{ tier: 'pro', status: 'active', previousTier: 'creator', previousStatus: 'active' }, 'subscription_changed'],
  [{ tier: 'pro', status: 'past_due', previousTier: 'pro', previousStatus: 'active' }, 'payment_failed'],
  [{ tier: 'pro', status: 'canceled', previousTier: 'pro', previousStatus: 'active' }, 'subscription_changed'],
  [{ tier: 'free', status: 'free', previousTier: 'pro', previousStatus: 'canceled' }, 'subscription_ended'],
] as const)('%j is %s', (states, fact) => {
  expect(subscriptionFact({ ...change, ...states })).toBe(fact)
})

test('what was given is not paid', () => {
  const given = { tier: 'pro', status: 'active', previousTier: 'free', previousStatus: 'free' } as const
  expect(subscriptionFact({ ...change, ...given, billingPeriod: null })).toBe('subscription_changed')
})
