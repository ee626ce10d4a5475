import type { SecondFactor } from '@vireo/contracts/identity'
import { ConfirmDialog, showSuccess } from '@vireo/ui'
import { useState } from 'react'

import { showFailure } from '#kit/failures/show-failure.ts'
import { secondFactorWords } from '../second-factors/words.ts'
import { useUpdateSecondFactors } from '../second-factors/queries.ts'

/** Asks before a second step is switched off. */
export function DisableFactorDialog({
  kind,
  isLast,
  onClose,
}: {
  readonly kind: SecondFactor | undefined
  readonly isLast: boolean
  readonly onClose: () => void
}) {
  const [busy, setBusy] = useState(false)
  const update = useUpdateSecondFactors()
  const disable = async (factor: SecondFactor) => {
    setBusy(true)
    try {
      await update({ action: 'disable', factor })
      showSuccess(secondFactorWords.switchedOff)
      onClose()
    } catch (error) {
      showFailure(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <ConfirmDialog
      open={kind !== undefined}
      title={secondFactorWords.switchOffTitle}
      consequence={isLast ? secondFactorWords.switchOffLast : secondFactorWords.switchOffConsequence}
      action={secondFactorWords.switchOff}
      danger
      busy={busy}
      onConfirm={() => {
        if (kind) void disable(kind)
      }}
      onCancel={onClose}
    />
  )
}
