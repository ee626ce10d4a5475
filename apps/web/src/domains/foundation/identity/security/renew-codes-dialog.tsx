import { Button, ConfirmDialog, Dialog } from '@vireo/ui'
import { useState } from 'react'

import { useDialogAttempt } from '#kit/failures/use-dialog-attempt.ts'
import { secondFactorWords } from '../second-factors/words.ts'
import { BackupCodes } from '../second-factors/backup-codes.tsx'
import { useUpdateSecondFactors } from '../second-factors/queries.ts'

/** Asks before backup codes are replaced, then shows the new ones, once. */
export function RenewCodesDialog({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const [codes, setCodes] = useState<readonly string[]>()
  const { busy, problem, attempt } = useDialogAttempt()
  const update = useUpdateSecondFactors()
  const close = () => {
    setCodes(undefined)
    onClose()
  }
  const renew = async () => {
    const answer = await update({ action: 'renew_backup_codes' })
    setCodes(answer.backup_codes ?? [])
  }
  if (codes) {
    return (
      <Dialog
        open={open}
        onClose={close}
        title={secondFactorWords.codesTitle}
        footer={<Button onClick={close}>{secondFactorWords.finish}</Button>}
      >
        <BackupCodes codes={codes} />
      </Dialog>
    )
  }
  return (
    <ConfirmDialog
      open={open}
      title={secondFactorWords.renewTitle}
      consequence={secondFactorWords.renewConsequence}
      action={secondFactorWords.renew}
      busy={busy}
      problem={problem}
      onConfirm={() => void attempt(renew)}
      onCancel={close}
    />
  )
}
