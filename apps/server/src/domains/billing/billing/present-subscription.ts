import { extensionAllowanceOf } from '@vireo/contracts/plans'
import { type Subscription } from '@vireo/contracts/users'
import { overageCost, planVersionOf } from '#plans'
import type { CreditAccount } from '#usage'
import type { SubscriptionRow } from './tables.ts'

/** Presents the credits with the plan that is paid for, as clients read a subscription. */
export function presentSubscription(
  credits: Subscription,
  account: CreditAccount,
  row: SubscriptionRow | undefined,
): Subscription {
  const plan = planVersionOf(account.tier, account.planVersion)
  const currency = row?.currency ?? 'usd'
  const extension = extensionAllowanceOf(account.tier)
  const cents = overageCost(plan, account.overage, currency)
  return {
    ...credits,
    ...(row && {
      status: row.status,
      currency: row.billing_period && row.currency,
      billing_period: row.billing_period,
    }),
    max_character_limit_extension: extension,
    max_credit_limit_extension: extension < 0 ? 'unlimited' : extension,
    can_extend_character_limit: extension !== 0,
    allowed_to_extend_character_limit: extension !== 0 && (row?.may_extend ?? true),
    current_overage: { amount: `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`, currency },
  }
}
