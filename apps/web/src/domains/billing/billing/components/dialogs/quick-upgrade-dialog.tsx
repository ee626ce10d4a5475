import { billingEndpoints } from '@vireo/contracts/billing'
import { type Pricing, tierDisplayNames } from '@vireo/contracts/plans'
import { type SubscriptionDocument, type Tier } from '@vireo/contracts/users'
import { showSuccess } from '@vireo/ui'

import { call } from '#kit/api/index.ts'
import { storedPromo } from '#kit/arrival/index.ts'
import { logQuietly } from '#kit/log.ts'
import { changeWords } from '../../changes/words.ts'
import { priceText } from '../../plans/price-text.ts'
import { useSubscriptionChange } from '../../queries.ts'
import { billingWords } from '../../words.ts'
import { PreviewDialog } from './preview-dialog.tsx'

const period = 'monthly_period'

/** Asks before the card on file is charged for the next larger plan. */
export function QuickUpgradeDialog({
  next,
  idempotencyKey,
  document,
  pricing,
  onClose,
}: {
  readonly next: Tier
  readonly idempotencyKey: string
  readonly document: SubscriptionDocument
  readonly pricing: Pricing
  readonly onClose: () => void
}) {
  const promocode = storedPromo()?.promocode ?? null
  const choice = { tier: next, period, currency: document.currency ?? 'usd' } as const
  const upgrade = useSubscriptionChange(
    () =>
      call(billingEndpoints.upgradeSubscription, {
        subscription_type: next,
        billing_period: period,
        idempotency_key: idempotencyKey,
        promocode,
      }),
    {
      onDone: () => {
        onClose()
        showSuccess(changeWords.upgrade.done(tierDisplayNames[next]))
      },
      onFailed: (error) => logQuietly('The upgrade failed.', error),
    },
  )
  return (
    <PreviewDialog
      choice={{ ...choice, promocode }}
      expected={['upgrade']}
      title={changeWords.upgrade.title(tierDisplayNames[next])}
      text={billingWords.plan.quickUpgradeText(priceText(choice, pricing))}
      action={changeWords.upgrade.action}
      stay={billingWords.stay(tierDisplayNames[document.tier])}
      isBusy={upgrade.isPending}
      onConfirm={() => upgrade.mutate(undefined)}
      onClose={onClose}
    />
  )
}
