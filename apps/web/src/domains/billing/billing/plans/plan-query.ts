import { PaidPeriod } from '@vireo/contracts/billing'
import { Currency, type SubscriptionDocument, Tier } from '@vireo/contracts/users'

/** What is looked at, as the address of the page says it. */
export type PlanQuery = {
  readonly period: PaidPeriod
  readonly currency: Currency | undefined
  /** The plan that somebody chose before they signed up. */
  readonly chosen: Tier | undefined
  /** The display for people who create: starter is not offered. */
  readonly isForCreators: boolean
}

/**
 * Reads the address; what is not understood is as if it were not there. Who pays for a plan sees the prices of their
 * own period first, among which their plan is.
 */
export function planQueryFrom(
  query: URLSearchParams,
  own?: Pick<SubscriptionDocument, 'billing_period'> | null,
): PlanQuery {
  return {
    period:
      PaidPeriod.safeParse(query.get('period')).data ??
      PaidPeriod.safeParse(own?.billing_period).data ??
      'monthly_period',
    currency: Currency.safeParse(query.get('currency')).data,
    chosen: Tier.safeParse(query.get('plan')).data,
    isForCreators: query.get('display') === 'creator',
  }
}

/** Makes the address that signing up leads back to: the plan that was chosen. */
export function backToPlan(tier: Tier, period: PaidPeriod, currency: Currency): string {
  return `/app/subscription?${new URLSearchParams({ plan: tier, period, currency }).toString()}`
}
