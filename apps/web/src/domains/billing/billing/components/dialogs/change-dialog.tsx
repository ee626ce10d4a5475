import { billingEndpoints } from '@vireo/contracts/billing'
import { type Pricing, tierDisplayNames } from '@vireo/contracts/plans'
import { type SubscriptionDocument } from '@vireo/contracts/users'
import { showSuccess } from '@vireo/ui'
import { useState } from 'react'

import { call } from '#kit/api/index.ts'
import { storedPromo } from '#kit/arrival/index.ts'
import { describeChange } from '../../changes/describe-change.ts'
import { type ChangeProblem, problemOf } from '../../failures.ts'
import type { Choice } from '../../plans/use-plan-actions.ts'
import { useSubscriptionChange } from '../../queries.ts'
import { billingWords } from '../../words.ts'
import { PreviewDialog } from './preview-dialog.tsx'

/** Asks before the plan becomes another one now, or at the end of the period: what it costs, gives and takes. */
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
  const { title, sentences, action, done } = describeChange(kind, choice, document, pricing)
  const [problem, setProblem] = useState<ChangeProblem>()
  const promocode = kind === 'upgrade' ? (storedPromo()?.promocode ?? null) : null
  const change = useSubscriptionChange(
    () =>
      call(billingEndpoints.changeSubscription, {
        subscription_type: choice.tier,
        billing_period: choice.period,
        currency: choice.currency,
        ...(kind === 'upgrade' && { promocode }),
      }),
    {
      onDone: () => {
        showSuccess(done)
        onClose()
      },
      onFailed: (error) => setProblem(problemOf(kind, error)),
    },
  )
  return (
    <PreviewDialog
      choice={{ ...choice, promocode }}
      expected={[kind]}
      title={title}
      text={sentences.join(' ')}
      action={action}
      stay={billingWords.stay(tierDisplayNames[document.tier])}
      isBusy={change.isPending}
      problem={change.isPending ? undefined : problem}
      onHelped={() => setProblem(undefined)}
      onConfirm={() => change.mutate(undefined)}
      onClose={onClose}
    />
  )
}
