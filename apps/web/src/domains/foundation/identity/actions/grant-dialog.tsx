import { identityEndpoints } from '@vireo/contracts/identity'
import { ConfirmDialog, showSuccess } from '@vireo/ui'
import { useState } from 'react'

import { call } from '#kit/api/index.ts'
import { showFailure } from '#kit/failures/show-failure.ts'
import { accountWords } from '../accounts/words.ts'

/** Asks before anybody of the support team may look into the account. */
export function GrantDialog({
  code,
  onDone,
  onCancel,
}: {
  readonly code: string
  readonly onDone: () => void
  readonly onCancel: () => void
}) {
  const [busy, setBusy] = useState(false)
  const grant = async () => {
    setBusy(true)
    try {
      await call(identityEndpoints.grantSupportAccess, { sign_in_request_verification_code: code })
      showSuccess(accountWords.granted)
      onDone()
    } catch (error) {
      setBusy(false)
      showFailure(error)
    }
  }
  return (
    <ConfirmDialog
      open
      title={accountWords.grantTitle}
      consequence={accountWords.grantQuestion}
      action={accountWords.grant}
      busy={busy}
      onConfirm={() => void grant()}
      onCancel={onCancel}
    />
  )
}
