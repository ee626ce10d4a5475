import { type PlanChangePreview, PlanChangePreview as Preview } from '@vireo/contracts/billing'
import { type Tier } from '@vireo/contracts/users'
import { describe, expect, test } from 'vitest'
import type { PaidPeriod } from '#ports/billing-provider.ts'
import { currentPlan, soldPlan } from '#plans'
import { subscribe, newBilling, upgrade } from '../lifecycle/index.ts'
import { previewUpgrade } from '../lifecycle/previews/index.ts'
import { aCard, aPlan, at } from '../lifecycle/testing.ts'
import { type Choice, previewOf } from './preview-of.ts'

const now = new Date('2026-04-16T00:00:00Z')
const periodEndsAt = new Date('2026-05-01T00:00:00Z')
const seconds = (instant: Date) => instant.getTime() / 1000
const month = 'monthly_period'
const year = 'annual_period'

function side(tier: Tier, billingPeriod: PaidPeriod | null = null): Choice['from'] {
  const sold = billingPeriod && soldPlan({ tier, billingPeriod, currency: 'usd' })
  return { plan: currentPlan(tier), billingPeriod, priceMinor: sold?.amountMinor ?? null }
}

const charge = {
  dueNowMinor: 3850,
  lines: [{ kind: 'plan' as const, description: 'Pro, rest of the period', amountMinor: 4950 }],
  nextPaymentMinor: 9900,
  nextPaymentAt: periodEndsAt,
}

function preview(choice: Partial<Choice> & Pick<Choice, 'action' | 'from' | 'to'>): PlanChangePreview {
  const common = { givenBy: null, currency: 'usd', pending: null, periodEndsAt, now } as const
  const nextPayment = { minor: 2200, at: periodEndsAt }
  const credits = { left: 40_000, addedInSameRhythm: 200_000 }
  const answer = previewOf({ ...common, charge: undefined, nextPayment, credits, ...choice })
  return Preview.parse(answer)
}

const creator = side('creator', month)
type Row = [title: string, choice: Parameters<typeof preview>[0], expected: Partial<PlanChangePreview>]

const table: Row[] = [
  [
    'a larger plan in the same rhythm',
    { action: 'upgrade', from: creator, to: side('pro', month), charge },
    {
      takes_effect: 'now',
      effective_at_unix: seconds(now),
      due_now_cents: 3850,
      next_payment_cents: 9900,
      credits: { left_now: 40_000, added_now: 200_000, lost_now: 0, monthly_before: 100_000, monthly_after: 500_000 },
    },
  ],
  [
    'a smaller plan that is paid by the year, which begins at once and takes what is left',
    { action: 'upgrade', from: side('pro', month), to: side('starter', year), charge: { ...charge, dueNowMinor: 0 } },
    {
      takes_effect: 'now',
      due_now_cents: 0,
      credits: {
        left_now: 40_000,
        added_now: 30_000,
        lost_now: 40_000,
        monthly_before: 500_000,
        monthly_after: 30_000,
      },
    },
  ],
  [
    'an upgrade that only the provider can price',
    { action: 'upgrade', from: creator, to: side('pro', month) },
    { due_now_cents: null, next_payment_cents: null, next_payment_at_unix: null },
  ],
  [
    'a smaller plan',
    { action: 'downgrade', from: creator, to: side('starter', month) },
    {
      takes_effect: 'period_end',
      effective_at_unix: seconds(periodEndsAt),
      due_now_cents: 0,
      next_payment_cents: 500,
      next_payment_at_unix: seconds(periodEndsAt),
      credits: { left_now: 40_000, added_now: 0, lost_now: 0, monthly_before: 100_000, monthly_after: 30_000 },
    },
  ],
  [
    'the free plan',
    { action: 'downgrade', from: creator, to: side('free') },
    {
      takes_effect: 'period_end',
      due_now_cents: 0,
      next_payment_cents: null,
      to: { tier: 'free', billing_period: null, price_cents: null },
    },
  ],
  [
    'ending the plan',
    { action: 'cancelSubscription', from: creator, to: creator },
    {
      takes_effect: 'period_end',
      next_payment_cents: null,
      to: { tier: 'free', billing_period: null, price_cents: null },
    },
  ],
  [
    'ending the plan while a smaller one is scheduled',
    {
      action: 'cancelSubscription',
      from: creator,
      to: creator,
      pending: { kind: 'change', next_tier: 'starter', next_billing_period: month, timestamp_seconds: 1 },
    },
    { replaces: { kind: 'change', next_tier: 'starter', next_billing_period: month, timestamp_seconds: 1 } },
  ],
  [
    'a smaller plan while the plan is to end',
    {
      action: 'downgrade',
      from: creator,
      to: side('starter', month),
      pending: { kind: 'cancellation', timestamp_seconds: 1 },
    },
    { replaces: { kind: 'cancellation', timestamp_seconds: 1 } },
  ],
  [
    'not ending it after all',
    {
      action: 'renewSubscription',
      from: creator,
      to: creator,
      pending: { kind: 'cancellation', timestamp_seconds: 1 },
    },
    {
      takes_effect: 'now',
      due_now_cents: 0,
      next_payment_cents: 2200,
      changes: [],
      replaces: null,
      to: { tier: 'creator', billing_period: month, price_cents: 2200 },
    },
  ],
  [
    'keeping the plan in place of a scheduled one',
    { action: 'cancelDowngrade', from: creator, to: side('starter', month) },
    { due_now_cents: 0, changes: [], to: { tier: 'creator', billing_period: month, price_cents: 2200 } },
  ],
  [
    'leaving a plan that was given',
    {
      action: 'create',
      from: side('enterprise'),
      to: creator,
      givenBy: 'operator',
      periodEndsAt: null,
      charge: { ...charge, dueNowMinor: 2200 },
      credits: { left: null, addedInSameRhythm: 0 },
    },
    {
      given_by: 'operator',
      takes_effect: 'after_payment',
      effective_at_unix: null,
      due_now_cents: 2200,
      from: { tier: 'enterprise', billing_period: null, price_cents: null },
      credits: { left_now: null, added_now: 100_000, lost_now: 0, monthly_before: null, monthly_after: 100_000 },
    },
  ],
  [
    'leaving a grant',
    { action: 'create_while_on_grant', from: side('grant_tier_1_2025_07_23'), to: creator, givenBy: 'grant', charge },
    {
      takes_effect: 'after_payment',
      credits: {
        left_now: 40_000,
        added_now: 100_000,
        lost_now: 40_000,
        monthly_before: 33_000_000,
        monthly_after: 100_000,
      },
    },
  ],
]

test.each(table)('%s', (_title, choice, expected) => {
  expect(preview(choice)).toMatchObject(expected)
})

describe('what is gained and lost', () => {
  test('is told for everything that differs, and for nothing else', () => {
    const { changes } = preview({ action: 'downgrade', from: creator, to: side('starter', month) })
    expect(changes.every(({ is_loss }) => is_loss)).toBe(true)
    expect(changes.map(({ fact }) => fact)).toEqual([
      'credits',
      'extra_credits',
      'voices',
      'professional_voices',
      'concurrency',
      'turbo_concurrency',
      'mp3_bitrate_kbps',
      'storage_bytes',
      'audio_native',
    ])
    const up = preview({ action: 'upgrade', from: side('starter', month), to: creator, charge })
    expect(up.changes.map(({ fact, before, after, is_loss }) => [fact, after, before, !is_loss])).toEqual(
      changes.map(({ fact, before, after, is_loss }) => [fact, before, after, is_loss]),
    )
  })

  test('without a bound is more than any number', () => {
    const { changes } = preview({ action: 'create', from: side('enterprise'), to: creator, charge })
    expect(changes.find(({ fact }) => fact === 'credits')).toEqual({
      fact: 'credits',
      before: null,
      after: 100_000,
      is_loss: true,
    })
  })
})

test.each(['pro', 'growing_business'] as const)(
  'what is shown for %s is what is charged, in either rhythm and whatever is left',
  (tier) => {
    const start = at('2026-04-01')
    const { billing } = subscribe(
      newBilling(start),
      { plan: aPlan('creator'), discount: null, card: aCard() },
      start,
      'present',
    )
    for (const rhythm of [month, year] as const)
      for (const credits of [0, 50_000, 100_000])
        for (const day of ['2026-04-01', '2026-04-16', '2026-04-30']) {
          const change = { plan: aPlan(tier, rhythm), discount: null, unspent: { credits, of: 100_000 } }
          const shown = previewUpgrade(billing, change, at(day))
          const made = upgrade(billing, change, at(day), 'present')
          expect(made.invoices.at(-1)?.amountPaidMinor).toBe(shown.dueNowMinor)
          expect(made.billing.subscription?.endsAt).toBe(shown.nextPaymentAt.getTime())
        }
  },
)
