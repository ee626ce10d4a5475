import type { PlanChangePreview, SubscriptionAction } from '@vireo/contracts/billing'
import type { Currency, GivenBy, PendingChange, Tier } from '@vireo/contracts/users'
import type { PaidPeriod, UpgradePreview } from '#ports/billing-provider.ts'
import { currentPlan, type PlanVersion } from '#plans'
import { unixSeconds } from '#kernel/formats/unix-seconds.ts'
import { factChanges } from './plan-facts.ts'

type Side = {
  readonly plan: PlanVersion
  readonly billingPeriod: PaidPeriod | null
  /** For one period; null where nobody pays. */
  readonly priceMinor: number | null
}

/** Everything that decides what a choice means. */
export type Choice = {
  readonly action: SubscriptionAction
  readonly from: Side
  readonly to: Side
  readonly givenBy: GivenBy | null
  readonly currency: Currency
  readonly pending: PendingChange | null
  /** The end of the paid period. */
  readonly periodEndsAt: Date | null
  readonly now: Date
  /** What is charged now for a plan that begins at once; undefined where only the provider knows. */
  readonly charge: UpgradePreview | undefined
  /** What the next invoice asks for as things stand now. */
  readonly nextPayment: { readonly minor: number; readonly at: Date } | null
  readonly credits: { readonly left: number | null; readonly addedInSameRhythm: number }
}

const begins: readonly SubscriptionAction[] = ['create', 'create_while_on_grant']
const ends: readonly SubscriptionAction[] = ['cancelSubscription', 'downgrade']

/**
 * Says what a choice means before it is made. Pure; a table holds it. What begins at once is charged now, what ends does
 * so with the paid period and costs nothing, and what takes something back leaves things as they are.
 */
export function previewOf(choice: Choice): PlanChangePreview {
  const { action, from, givenBy, currency, pending, now, periodEndsAt, charge } = choice
  const to = action === 'cancelSubscription' ? freeSide : isChange(action) ? choice.to : from
  const atOnce = action === 'upgrade' || begins.includes(action)
  const next = nextPaymentOf(choice, to)
  return {
    action,
    from: present(from),
    to: present(to),
    given_by: givenBy,
    currency,
    takes_effect: begins.includes(action) ? 'after_payment' : ends.includes(action) ? 'period_end' : 'now',
    effective_at_unix: begins.includes(action)
      ? null
      : unixSeconds(ends.includes(action) ? (periodEndsAt ?? now) : now),
    due_now_cents: atOnce ? (charge?.dueNowMinor ?? null) : 0,
    lines: atOnce
      ? (charge?.lines ?? []).map(({ kind, description, amountMinor }) => ({
          kind,
          description,
          amount_cents: amountMinor,
        }))
      : [],
    next_payment_cents: next?.minor ?? null,
    next_payment_at_unix: next ? unixSeconds(next.at) : null,
    credits: creditsOf(choice, to),
    changes: factChanges(from.plan.entitlements, to.plan.entitlements),
    replaces: pending && replaces(action) ? pending : null,
  }
}

const freeSide: Side = { plan: currentPlan('free'), billingPeriod: null, priceMinor: null }

function isChange(action: SubscriptionAction): boolean {
  return action === 'upgrade' || action === 'downgrade' || begins.includes(action)
}

/** Tells whether an action replaces a change that was scheduled; taking that change back does not count. */
function replaces(action: SubscriptionAction): boolean {
  return action === 'upgrade' || ends.includes(action)
}

function nextPaymentOf({ action, charge, nextPayment, periodEndsAt }: Choice, to: Side) {
  if (action === 'upgrade' || begins.includes(action))
    return charge && { minor: charge.nextPaymentMinor, at: charge.nextPaymentAt }
  if (!ends.includes(action)) return nextPayment
  return to.priceMinor === null || !periodEndsAt ? null : { minor: to.priceMinor, at: periodEndsAt }
}

function creditsOf({ action, from, credits }: Choice, to: Side): PlanChangePreview['credits'] {
  const isAnew = begins.includes(action) || (action === 'upgrade' && from.billingPeriod !== to.billingPeriod)
  const full = monthly(to.plan.tier)
  return {
    left_now: credits.left,
    added_now: isAnew ? (full ?? 0) : action === 'upgrade' ? credits.addedInSameRhythm : 0,
    lost_now: isAnew ? (credits.left ?? 0) : 0,
    monthly_before: boundless(from.plan),
    monthly_after: boundless(to.plan),
  }
}

function monthly(tier: Tier): number | null {
  return boundless(currentPlan(tier))
}

function boundless({ entitlements: { creditsPerPeriod } }: PlanVersion): number | null {
  return creditsPerPeriod === 'unlimited' ? null : creditsPerPeriod
}

function present({ plan, billingPeriod, priceMinor }: Side): PlanChangePreview['from'] {
  return { tier: plan.tier, billing_period: billingPeriod, price_cents: priceMinor }
}
