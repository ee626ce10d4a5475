import { PaidPeriod } from '@vireo/contracts/billing'
import { tierDisplayNames } from '@vireo/contracts/plans'
import { type BillingPeriod, type Tier } from '@vireo/contracts/users'

import { billingWords } from '../words.ts'

/** Names a plan with the period it is paid by, `Creator, annual`; Free has none. */
export function planName(tier: Tier, period: BillingPeriod | null): string {
  const paid = PaidPeriod.safeParse(period).data
  const name = tierDisplayNames[tier]
  return paid === undefined || tier === 'free' ? name : billingWords.planOf[paid](name)
}
