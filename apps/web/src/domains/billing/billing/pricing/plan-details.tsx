import type { Pricing } from '@vireo/contracts/plans'
import type { SubscriptionDocument } from '@vireo/contracts/users'

import { usePlanQuery } from '../plans/use-plan-query.ts'
import { PlansCompared } from './plans-compared.tsx'

/** Shows what there is to know below the cards, in the period and currency that the address asks for. */
export function PlanDetails({
  pricing,
  document,
}: {
  readonly pricing: Pricing
  readonly document: SubscriptionDocument | null
}) {
  const { period, currency } = usePlanQuery(document)
  return <PlansCompared pricing={pricing} period={period} currency={currency} current={document?.tier} />
}
