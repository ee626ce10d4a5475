import type { Currency, Tier } from '@vireo/contracts/users'
import type { PaidPeriod, SoldPlan } from '#ports/billing-provider.ts'
import { AppError } from '#kernel/errors.ts'
import { soldPlan } from '#plans'

/**
 * Returns the plan somebody wants, at today's price. Throws `invalid_parameters` for one that is free or not for sale.
 */
export function plannedPlan(
  wanted: { readonly subscription_type: Tier; readonly billing_period: PaidPeriod },
  currency: Currency,
): SoldPlan {
  const { subscription_type: tier, billing_period: billingPeriod } = wanted
  const plan = soldPlan({ tier, billingPeriod, currency })
  if (!plan)
    throw new AppError('invalid_parameters', { message: 'This plan cannot be bought.', param: 'subscription_type' })
  return plan
}
