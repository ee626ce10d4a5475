import { isGrantTier, recommendedUpgrade, tierDisplayNames } from '@vireo/contracts/plans'
import { type SubscriptionDocument } from '@vireo/contracts/users'
import { Button } from '@vireo/ui'

import { billingWords } from '../words.ts'
import { cardId } from '../pricing/plan-card-view.tsx'

/** Leads from a grant to the card of the plan that fits afterwards, which is bought there. */
export function Recommendation({ document: { tier, ...document } }: { readonly document: SubscriptionDocument }) {
  const next = isGrantTier(tier) ? recommendedUpgrade(tier) : undefined
  if (!next || !document.can_manage_billing || document.billing_provider === 'none') return null
  const show = () => {
    const card = globalThis.document.getElementById(cardId(next))
    card?.scrollIntoView({ block: 'center' })
    card?.querySelector('button')?.focus({ preventScroll: true })
  }
  return <Button onClick={show}>{billingWords.plan.recommendation(tierDisplayNames[next])}</Button>
}
