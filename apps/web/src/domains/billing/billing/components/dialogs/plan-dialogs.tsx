import { identityEndpoints } from '@vireo/contracts/identity'
import { type Pricing } from '@vireo/contracts/plans'
import { Dialog, showSuccess } from '@vireo/ui'
import { useState } from 'react'

import { call } from '#kit/api/index.ts'
import { verificationFailure } from '../../failures.ts'
import type { Looking } from '../../plans/looking.ts'
import type { Choice, PlanDialog } from '../../plans/use-plan-actions.ts'
import { billingWords } from '../../words.ts'
import { BuyDialog } from './buy-dialog.tsx'
import { ChangeDialog } from './change-dialog.tsx'
import { LeaveDialog } from './leave-dialog.tsx'

/** Shows what a button of a card asks before anything happens. */
export function PlanDialogs({
  dialog,
  looking,
  pricing,
  onBuy,
  onClose,
}: {
  readonly dialog: PlanDialog
  readonly looking: NonNullable<Looking>
  readonly pricing: Pricing
  readonly onBuy: (choice: Choice) => void
  readonly onClose: () => void
}) {
  const { document, user } = looking
  switch (dialog.kind) {
    case 'verify':
      return <VerifyDialog email={user.email} onClose={onClose} />
    case 'buy':
      return <BuyDialog choice={dialog.choice} document={document} pricing={pricing} onBuy={onBuy} onClose={onClose} />
    case 'cancel':
    case 'free':
      return <LeaveDialog kind={dialog.kind} document={document} onClose={onClose} />
    case 'upgrade':
    case 'downgrade':
      return (
        <ChangeDialog
          kind={dialog.kind}
          choice={dialog.choice}
          document={document}
          pricing={pricing}
          onClose={onClose}
        />
      )
  }
}

function VerifyDialog({ email, onClose }: { readonly email: string; readonly onClose: () => void }) {
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const words = billingWords.verify
  const send = async () => {
    setBusy(true)
    try {
      await call(identityEndpoints.sendVerificationEmail, { email })
      showSuccess(words.sent)
      onClose()
    } catch (error) {
      setRefusal(verificationFailure(error))
    }
    setBusy(false)
  }
  return (
    <Dialog
      open
      onClose={onClose}
      width="sm"
      title={words.title}
      description={words.text(email)}
      confirm={{ label: words.send, loading: busy, onConfirm: () => void send() }}
      problem={refusal === undefined || busy ? undefined : { message: refusal }}
    />
  )
}
