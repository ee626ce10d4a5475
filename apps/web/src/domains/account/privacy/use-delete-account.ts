import { privacyEndpoints } from '@vireo/contracts/privacy'
import { showSuccess } from '@vireo/ui'
import { useState } from 'react'

import { ApiError, call } from '#kit/api/index.ts'
import { signOut } from '#kit/session/index.ts'
import { useDialogAttempt } from '#kit/failures/use-dialog-attempt.ts'
import { privacyWords } from './words.ts'

/** Ends the account and leaves; tells when its owner has to confirm first that it is them. */
export function useDeleteAccount() {
  const { busy, problem, attempt } = useDialogAttempt()
  const [mustConfirm, setMustConfirm] = useState(false)
  const remove = (email: string) =>
    attempt(async () => {
      try {
        await call(privacyEndpoints.deleteAccount, { email })
      } catch (failure) {
        if (!(failure instanceof ApiError) || failure.code !== 'recent_sign_in_required') throw failure
        setMustConfirm(true)
        return
      }
      showSuccess(privacyWords.deleted)
      await signOut()
    })
  return { busy, problem, mustConfirm, remove, forget: () => setMustConfirm(false) }
}
