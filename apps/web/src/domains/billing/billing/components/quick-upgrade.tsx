import { subscriptionAction } from '@vireo/contracts/billing'
import { type Pricing, recommendedUpgrade, tierDisplayNames } from '@vireo/contracts/plans'
import { type SubscriptionDocument } from '@vireo/contracts/users'
import { Button } from '@vireo/ui'
import { Suspense, useState } from 'react'

import { QuickUpgradeDialog } from '../later-components.ts'
import { billingWords } from '../words.ts'

/** Sells the next larger plan by the month in two presses, to admins with a card on file. */
export function QuickUpgrade({
  document,
  pricing,
}: {
  readonly document: SubscriptionDocument
  readonly pricing: Pricing
}) {
  const [isAsking, setAsking] = useState(false)
  // The same however often the button is pressed or the request repeated: one upgrade.
  const [key] = useState(() => crypto.randomUUID())
  const next = recommendedUpgrade(document.tier)
  if (!next || !pricing.plans.some((plan) => plan.tier === next) || !isPossible(document, next)) return null
  return (
    <>
      <Button onClick={() => setAsking(true)}>{billingWords.plan.quickUpgrade(tierDisplayNames[next])}</Button>
      {isAsking ? (
        <Suspense>
          <QuickUpgradeDialog
            next={next}
            idempotencyKey={key}
            document={document}
            pricing={pricing}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      ) : null}
    </>
  )
}

function isPossible(document: SubscriptionDocument, tier: string): boolean {
  const choice = { tier, billing_period: 'monthly_period' } as const
  return (
    document.can_manage_billing &&
    document.status === 'active' &&
    document.payment_method !== null &&
    document.pending_change === null &&
    !document.is_isolated_environment &&
    subscriptionAction(document, choice) === 'upgrade'
  )
}
