import type { SecondFactor } from '@vireo/contracts/identity'
import { showSuccess } from '@vireo/ui'

import { ConfirmFirst } from '#kit/failures/confirm-first.tsx'
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
  const update = useUpdateSecondFactors()
  if (!kind) return null
  const disable = async () => {
    await update({ action: 'disable', factor: kind })
    showSuccess(secondFactorWords.switchedOff)
  }
  return (
    <ConfirmFirst
      title={secondFactorWords.switchOffTitle}
      consequence={isLast ? secondFactorWords.switchOffLast : secondFactorWords.switchOffConsequence}
      action={secondFactorWords.switchOff}
      danger
      act={disable}
      onClose={onClose}
    />
  )
}
