import type { PlanChangePreview } from '@vireo/contracts/billing'

/** What an upgrade from Creator to Pro means in the middle of a month, with what a test is about. */
export function previewForTests(different: Partial<PlanChangePreview> = {}): PlanChangePreview {
  return {
    action: 'upgrade',
    from: { tier: 'creator', billing_period: 'monthly_period', price_cents: 2200 },
    to: { tier: 'pro', billing_period: 'monthly_period', price_cents: 9900 },
    given_by: null,
    currency: 'usd',
    takes_effect: 'now',
    effective_at_unix: 1_790_000_000,
    due_now_cents: 3850,
    lines: [
      { kind: 'plan', description: 'Pro, rest of the period', amount_cents: 4950 },
      { kind: 'unused', description: 'Unused time of Creator', amount_cents: -1100 },
    ],
    next_payment_cents: 9900,
    next_payment_at_unix: 1_800_000_000,
    credits: { left_now: 80_000, added_now: 200_000, lost_now: 0, monthly_before: 100_000, monthly_after: 500_000 },
    changes: [{ fact: 'credits', before: 100_000, after: 500_000, is_loss: false }],
    replaces: null,
    ...different,
  }
}
