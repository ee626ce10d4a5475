import { Button, ConfirmDialog, Dialog } from '@vireo/ui'
import { useState } from 'react'

import { showFailure } from '#kit/failures/show-failure.ts'
import { secondFactorWords } from '../second-factors/words.ts'
import { BackupCodes } from '../second-factors/backup-codes.tsx'
import { useUpdateSecondFactors } from '../second-factors/queries.ts'

/** Asks before backup codes are replaced, then shows the new ones, once. */
export function RenewCodesDialog({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const [codes, setCodes] = useState<readonly string[]>()
  const [busy, setBusy] = useState(false)
  const update = useUpdateSecondFactors()
  const close = () => {
    setCodes(undefined)
    onClose()
  }
  const renew = async () => {
    setBusy(true)
    try {
      const answer = await update({ action: 'renew_backup_codes' })
      setCodes(answer.backup_codes ?? [])
    } catch (error) {
      showFailure(error)
    } finally {
      setBusy(false)
    }
  }
  if (codes) {
    return (
      <Dialog
        open={open}
        onClose={close}
        title={secondFactorWords.codesTitle}
        footer={
          <Button variant="primary" onClick={close}>
            {secondFactorWords.finish}
          </Button>
        }
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
      onConfirm={() => void renew()}
      onCancel={close}
    />
  )
}
