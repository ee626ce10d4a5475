import {
  api,
  type Pricing,
  recommendedUpgrade,
  type SubscriptionDocument,
  subscriptionAction,
  tierDisplayNames,
} from '@vireo/contracts'
import { Button, ConfirmDialog, showSuccess } from '@vireo/ui'
import { useState } from 'react'

import { call } from '../../../kit/api/index.ts'
import { formatMoney } from '../../../kit/format/index.ts'
import { logQuietly } from '../../../kit/log.ts'
import { useSubscriptionChange } from '../queries.ts'
import { storedPromo } from '../../../kit/arrival/index.ts'
import { changeWords } from '../changes/words.ts'
import { billingWords } from '../words.ts'
import { Consequences } from './consequences.tsx'

/** The next larger plan by the month, in two presses: for admins with a card on file. */
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
  const upgrade = useSubscriptionChange(
    (tier: NonNullable<typeof next>) =>
      call(api.billing.upgradeSubscription, {
        subscription_type: tier,
        billing_period: 'monthly_period',
        idempotency_key: key,
        promocode: storedPromo()?.promocode ?? null,
      }),
    {
      onDone: (tier) => {
        setAsking(false)
        showSuccess(changeWords.upgrade.done(tierDisplayNames[tier]))
      },
      onFailed: (error) => logQuietly('The upgrade failed.', error),
    },
  )
  const plan = pricing.plans.find((one) => one.tier === next)
  if (!next || !plan || !isPossible(document, next)) return null
  const name = tierDisplayNames[next]
  const price = billingWords.priceEach.monthly_period(
    formatMoney(plan.monthly_period.priceCents[document.currency ?? 'usd'], document.currency ?? 'usd'),
  )
  return (
    <>
      <Button variant="primary" size="sm" onClick={() => setAsking(true)}>
        {billingWords.plan.quickUpgrade(name)}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={changeWords.upgrade.title(name)}
        consequence={
          <>
            <p>{billingWords.plan.quickUpgradeText(price)}</p>
            <Consequences from={document.tier} to={next} pricing={pricing} />
          </>
        }
        action={changeWords.upgrade.action}
        busy={upgrade.isPending}
        onConfirm={() => upgrade.mutate(next)}
        onCancel={() => setAsking(false)}
      />
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
