import { identityEndpoints } from '@vireo/contracts/identity'
import { showSuccess } from '@vireo/ui'

import { call } from '#kit/api/index.ts'
import { ConfirmFirst } from '#kit/failures/confirm-first.tsx'
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
  const grant = async () => {
    await call(identityEndpoints.grantSupportAccess, { sign_in_request_verification_code: code })
    showSuccess(accountWords.granted)
  }
  return (
    <ConfirmFirst
      title={accountWords.grantTitle}
      consequence={accountWords.grantQuestion}
      action={accountWords.grant}
      act={grant}
      onDone={onDone}
      onClose={onCancel}
    />
  )
}
