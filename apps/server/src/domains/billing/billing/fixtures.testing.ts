import type { Fixtures } from '#test/fixtures.ts'

/** What tests of every endpoint are given of this slice. */
export const fixtures: Fixtures = {
  requests: {
    'billing.applyDiscount': { body: { discount_code: 'made-up' } },
    'billing.changeSubscription': { body: { subscription_type: 'creator', billing_period: 'monthly_period' } },
    'billing.createCheckoutSession': { body: { subscription_type: 'creator', billing_period: 'monthly_period' } },
    'billing.upgradeSubscription': {
      body: { subscription_type: 'creator', billing_period: 'monthly_period', idempotency_key: 'made-up' },
    },
    'billing.validatePromocode': { body: { promocode: 'made-up' } },
    'billing.submitSandboxCard': { body: { number: '4242424242424242', exp_month: 1, exp_year: 2090, cvc: '123' } },
    'billing.answerSandboxChallenge': { body: { agreed: false } },
    'billing.setExtension': { body: { allowed: false } },
  },
}
