import { api, type Pricing, type SubscriptionDocument, tierDisplayNames } from '@vireo/contracts'
import { ConfirmDialog, showSuccess } from '@vireo/ui'

import { call } from '../../../kit/api/index.ts'
import { formatDate } from '../../../kit/format/index.ts'
import { replacedText } from '../changes/replaced-text.ts'
import { changeWords } from '../changes/words.ts'
import { showChangeFailure } from '../failures.ts'
import { useSubscriptionChange } from '../queries.ts'
import { billingWords } from '../words.ts'
import { Consequences } from './consequences.tsx'

/** Asks before a subscription ends: by cancelling it, or by choosing the free plan. */
export function LeaveDialog({
  kind,
  document,
  pricing,
  onClose,
}: {
  readonly kind: 'cancel' | 'free'
  readonly document: SubscriptionDocument
  readonly pricing: Pricing
  readonly onClose: () => void
}) {
  const words = changeWords[kind]
  const replaced = replacedText(document)
  const ends = document.current_period_end_unix
  const until = ends === null ? billingWords.periodEnd : formatDate(ends)
  const endpoint = kind === 'cancel' ? api.billing.cancelSubscription : api.billing.changeToFreePlan
  const leave = useSubscriptionChange(() => call(endpoint, {}), {
    onDone: () => {
      showSuccess(words.done(until))
      onClose()
    },
    onFailed: (error) => showChangeFailure(kind === 'cancel' ? 'cancel' : 'downgrade', error),
  })
  return (
    <ConfirmDialog
      open
      danger
      title={words.title}
      action={words.action}
      dismiss={billingWords.stay(tierDisplayNames[document.tier])}
      busy={leave.isPending}
      consequence={
        <>
          <p>{words.text(tierDisplayNames[document.tier], until)}</p>
          {replaced === undefined ? null : <p className="mt-2">{replaced}</p>}
          <Consequences from={document.tier} to="free" pricing={pricing} />
        </>
      }
      onConfirm={() => leave.mutate(undefined)}
      onCancel={onClose}
    />
  )
}
