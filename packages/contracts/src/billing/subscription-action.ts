import { isGrantTier } from '../plans/index.ts'
import type { BillingPeriod, GivenBy, PendingChange } from '../users/index.ts'

/** What choosing a plan means for somebody who has another, or the same. */
export type SubscriptionAction =
  | 'cancelDowngrade'
  | 'renewSubscription'
  | 'none'
  | 'cancelSubscription'
  | 'create_while_on_grant'
  | 'create'
  | 'downgrade'
  | 'upgrade'

/** The plan a workspace is on. A subscription document fits. */
export type CurrentPlan = {
  readonly tier: string
  readonly billing_period: BillingPeriod | null
  readonly status: string
  readonly pending_change: PendingChange | null
  /** Who gave it, where nobody pays for it. */
  readonly given_by?: GivenBy | null
}

/** The plan that is looked at; free has no period. */
export type PlanChoice = { readonly tier: string; readonly billing_period: 'monthly_period' | 'annual_period' | null }

/** For this question alone; grants, trial and enterprise are not in it. */
const actionOrder: readonly string[] = ['free', 'starter', 'creator', 'pro', 'growing_business', 'scale_2024_08_10']

const startingTiers: readonly string[] = ['free', 'trial']

/**
 * Decides the one thing that can be done with a plan, by the first rule that fits. Pure: the browser shows what the
 * server decides again.
 */
export function subscriptionAction(current: CurrentPlan, choice: PlanChoice): SubscriptionAction {
  if (isScheduled(current.pending_change, choice)) return 'cancelDowngrade'
  if (isSamePlan(current, choice)) {
    if (current.pending_change?.kind === 'cancellation') return 'renewSubscription'
    return startingTiers.includes(current.tier) || isGiven(current) ? 'none' : 'cancelSubscription'
  }
  if (isGrantTier(current.tier)) return 'create_while_on_grant'
  if (startingTiers.includes(current.tier) || isGiven(current)) return 'create'
  return isDowngrade(current, choice) ? 'downgrade' : 'upgrade'
}

/** Tells whether a plan was given and nobody pays for it. It ends only when another is bought. */
export function isGiven({ given_by: by }: Pick<CurrentPlan, 'given_by'>): boolean {
  return by !== null && by !== undefined
}

/** Tells whether a choice is the current plan: same tier and same period, where plans without a period match any. */
export function isSamePlan(current: CurrentPlan, choice: PlanChoice): boolean {
  return current.tier === choice.tier && matches(periodOf(current), periodOf(choice))
}

/** Tells whether the subscription changes to this plan by itself at the end of the period. */
export function isScheduled(pending: PendingChange | null, choice: PlanChoice): boolean {
  if (pending?.kind !== 'change' || pending.next_tier !== choice.tier) return false
  return matches(periodOf({ tier: pending.next_tier, billing_period: pending.next_billing_period }), periodOf(choice))
}

function isDowngrade(current: CurrentPlan, choice: PlanChoice): boolean {
  const from = actionOrder.indexOf(current.tier)
  const to = actionOrder.indexOf(choice.tier)
  if (from === -1 || to === -1) return true
  const [paid, chosen] = [periodOf(current), periodOf(choice)]
  return (to < from && matches(paid, chosen)) || (paid === 'annual_period' && chosen === 'monthly_period')
}

const tiersWithPeriod: readonly string[] = actionOrder.slice(1)

function periodOf(plan: { readonly tier: string; readonly billing_period: BillingPeriod | null }) {
  return tiersWithPeriod.includes(plan.tier) ? plan.billing_period : null
}

function matches(one: BillingPeriod | null, other: BillingPeriod | null): boolean {
  return one === null || other === null || one === other
}
