import { type SubscriptionStatus, Tier } from '@vireo/contracts/users'
import type { PaidPeriod, ProviderSnapshot, SoldPlan } from '../../ports/billing-provider.ts'
import type { Entitlement } from './procurement.ts'

/** The catalogue's entry for a plan; undefined for one that is not sold. */
export type PlanOf = (tier: Tier, billingPeriod: PaidPeriod) => SoldPlan | undefined

const statuses: Readonly<Record<string, SubscriptionStatus>> = {
  ENTITLEMENT_ACTIVATION_REQUESTED: 'incomplete',
  ENTITLEMENT_ACTIVE: 'active',
  ENTITLEMENT_PENDING_CANCELLATION: 'active',
  ENTITLEMENT_PENDING_PLAN_CHANGE: 'active',
  ENTITLEMENT_PENDING_PLAN_CHANGE_APPROVAL: 'active',
  ENTITLEMENT_SUSPENDED: 'past_due',
}

/**
 * Reads a plan name of the marketplace, which is ours with hyphens, and with `-annual` for plans paid by the year:
 * `creator`, `growing-business-annual`. Undefined for unknown tiers.
 */
export function readPlanName(name: string): { readonly tier: Tier; readonly billingPeriod: PaidPeriod } | undefined {
  const [, plan = '', annual] = /^(.*?)(-annual)?$/.exec(name) ?? []
  const tier = Tier.safeParse(plan.replaceAll('-', '_'))
  return tier.success ? { tier: tier.data, billingPeriod: annual ? 'annual_period' : 'monthly_period' } : undefined
}

type Asked = Pick<ProviderSnapshot, 'workspaceId' | 'version' | 'asOf'> & { readonly accountRef: string }

/**
 * Makes the snapshot of an account from its entitlements: the newest whose state gives access counts; without one the
 * workspace is on the free plan.
 */
export function snapshotOfEntitlements(
  entitlements: readonly Entitlement[],
  { accountRef, ...asked }: Asked,
  planOf: PlanOf,
): ProviderSnapshot {
  const newestFirst = entitlements.toSorted((a, b) => Date.parse(b.createTime) - Date.parse(a.createTime))
  const current = newestFirst.find(({ state }) => state in statuses)
  const named = current && readPlanName(current.plan)
  const plan = (named && planOf(named.tier, named.billingPeriod)) ?? null
  const status = current && plan ? (statuses[current.state] ?? 'free') : 'free'
  return {
    provider: 'gcp_marketplace',
    ...asked,
    customerRef: accountRef,
    subscriptionRef: current?.name.split('/').at(-1) ?? null,
    status,
    plan,
    period: current && plan ? periodOf(current, plan, asked.asOf) : null,
    pending: current && plan ? pendingOf(current, periodOf(current, plan, asked.asOf).endsAt) : null,
    discount: null,
    // The marketplace writes the invoices, together with everything else its customer uses there.
    nextInvoice: null,
    openInvoices: [],
    paymentMethod: null,
  }
}

/**
 * Computes the current period, counted in months from the beginning of the entitlement; in shorter months it ends on
 * the last day.
 */
function periodOf(entitlement: Entitlement, { billingPeriod }: SoldPlan, asOf: Date) {
  const anchor = new Date(entitlement.createTime)
  const step = billingPeriod === 'annual_period' ? 12 : 1
  let count = 0
  while (monthsAfter(anchor, (count + 1) * step).getTime() <= asOf.getTime()) count++
  return { startsAt: monthsAfter(anchor, count * step), endsAt: monthsAfter(anchor, (count + 1) * step) }
}

function monthsAfter(anchor: Date, months: number): Date {
  const moved = new Date(anchor)
  moved.setUTCDate(1)
  moved.setUTCMonth(moved.getUTCMonth() + months)
  const days = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate()
  moved.setUTCDate(Math.min(anchor.getUTCDate(), days))
  return moved
}

function pendingOf(
  { state, newPendingPlan, subscriptionEndTime }: Entitlement,
  endsAt: Date,
): ProviderSnapshot['pending'] {
  const at = subscriptionEndTime === undefined ? endsAt : new Date(subscriptionEndTime)
  if (state === 'ENTITLEMENT_PENDING_CANCELLATION') return { kind: 'cancellation', at }
  const next = state === 'ENTITLEMENT_PENDING_PLAN_CHANGE' ? readPlanName(newPendingPlan) : undefined
  return next ? { kind: 'change', ...next, at } : null
}
