import { api, type Pricing, type SubscriptionDocument, tierDisplayNames } from '@vireo/contracts'
import { Button, Dialog, showSuccess } from '@vireo/ui'
import { useState } from 'react'

import { call } from '../../../kit/api/index.ts'
import { storedPromo } from '../../../kit/arrival/index.ts'
import { formatDate } from '../../../kit/format/index.ts'
import { obstacleOf, type PaymentObstacle, showChangeFailure } from '../failures.ts'
import { priceText } from '../plans/price-text.ts'
import type { Choice } from '../plans/use-plan-actions.ts'
import { useSubscriptionChange } from '../queries.ts'
import { billingWords } from '../words.ts'
import { Losses } from './losses.tsx'
import { PaymentHelp } from './payment-help.tsx'

/** Asks before the plan becomes a larger one now, or a smaller one at the end of the period. */
export function ChangeDialog({
  kind,
  choice,
  document,
  pricing,
  onClose,
}: {
  readonly kind: 'upgrade' | 'downgrade'
  readonly choice: Choice
  readonly document: SubscriptionDocument
  readonly pricing: Pricing
  readonly onClose: () => void
}) {
  const words = billingWords[kind]
  const [obstacle, setObstacle] = useState<PaymentObstacle>()
  const change = useSubscriptionChange(
    () =>
      call(api.billing.changeSubscription, {
        subscription_type: choice.tier,
        billing_period: choice.period,
        currency: choice.currency,
        ...(kind === 'upgrade' && { promocode: storedPromo()?.promocode ?? null }),
      }),
    {
      onDone: () => {
        showSuccess(words.done(tierDisplayNames[choice.tier]))
        onClose()
      },
      onFailed: (error) => {
        showChangeFailure(kind, error)
        setObstacle(obstacleOf(error))
      },
    },
  )
  const name = tierDisplayNames[choice.tier]
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title(name)}
      description={sentenceOf(kind, choice, document, pricing)}
      footer={
        <>
          <Button onClick={onClose}>{billingWords.stay(tierDisplayNames[document.tier])}</Button>
          <Button variant="primary" loading={change.isPending} onClick={() => change.mutate(undefined)}>
            {words.action}
          </Button>
        </>
      }
    >
      {kind === 'downgrade' ? <Losses from={document.tier} to={choice.tier} pricing={pricing} /> : null}
      {obstacle ? <PaymentHelp obstacle={obstacle} /> : null}
    </Dialog>
  )
}

function sentenceOf(
  kind: 'upgrade' | 'downgrade',
  choice: Choice,
  document: SubscriptionDocument,
  pricing: Pricing,
): string {
  const price = priceText(choice, pricing)
  if (kind === 'upgrade') return billingWords.upgrade.text(price)
  const ends = document.current_period_end_unix
  return billingWords.downgrade.text(price, ends === null ? billingWords.periodEnd : formatDate(ends))
}
