import { billingEndpoints } from '@vireo/contracts/billing'
import { tierDisplayNames } from '@vireo/contracts/plans'
import { type SubscriptionDocument } from '@vireo/contracts/users'
import { showSuccess } from '@vireo/ui'
import { useState } from 'react'

import { call } from '#kit/api/index.ts'
import { formatDate } from '#kit/format/index.ts'
import { replacedText } from '../../changes/replaced-text.ts'
import { changeWords } from '../../changes/words.ts'
import { type ChangeProblem, problemOf } from '../../failures.ts'
import { useSubscriptionChange } from '../../queries.ts'
import { billingWords } from '../../words.ts'
import { PreviewDialog } from './preview-dialog.tsx'

/** Asks before a subscription ends: by cancelling it, or by choosing the free plan. */
export function LeaveDialog({
  kind,
  document,
  onClose,
}: {
  readonly kind: 'cancel' | 'free'
  readonly document: SubscriptionDocument
  readonly onClose: () => void
}) {
  const words = changeWords[kind]
  const replaced = replacedText(document)
  const ends = document.current_period_end_unix
  const until = ends === null ? billingWords.periodEnd : formatDate(ends)
  const isCanceling = kind === 'cancel'
  const endpoint = isCanceling ? billingEndpoints.cancelSubscription : billingEndpoints.changeToFreePlan
  const [problem, setProblem] = useState<ChangeProblem>()
  const leave = useSubscriptionChange(() => call(endpoint, {}), {
    onDone: () => {
      showSuccess(words.done(until))
      onClose()
    },
    onFailed: (error) => setProblem(problemOf(isCanceling ? 'cancel' : 'downgrade', error)),
  })
  return (
    <PreviewDialog
      choice={isCanceling ? { tier: document.tier, period: document.billing_period } : { tier: 'free', period: null }}
      expected={[isCanceling ? 'cancelSubscription' : 'downgrade']}
      title={words.title}
      text={
        <>
          <p>{words.text(tierDisplayNames[document.tier], until)}</p>
          {replaced === undefined ? null : <p className="mt-2">{replaced}</p>}
        </>
      }
      action={words.action}
      stay={billingWords.stay(tierDisplayNames[document.tier])}
      isLeaving
      isBusy={leave.isPending}
      problem={leave.isPending ? undefined : problem}
      onConfirm={() => leave.mutate(undefined)}
      onClose={onClose}
    />
  )
}
