import { privacyEndpoints } from '@vireo/contracts/privacy'
import { showSuccess } from '@vireo/ui'
import { useState } from 'react'

import { ApiError, call } from '#kit/api/index.ts'
import { signOut } from '#kit/session/index.ts'
import { showFailure } from '#kit/failures/show-failure.ts'
import { privacyWords } from './words.ts'

/** Ends the account and leaves; tells when its owner has to confirm first that it is them. */
export function useDeleteAccount() {
  const [isBusy, setIsBusy] = useState(false)
  const [mustConfirm, setMustConfirm] = useState(false)
  const remove = async (email: string) => {
    setIsBusy(true)
    try {
      await call(privacyEndpoints.deleteAccount, { email })
      showSuccess(privacyWords.deleted)
      await signOut()
    } catch (failure) {
      if (failure instanceof ApiError && failure.code === 'recent_sign_in_required') setMustConfirm(true)
      else showFailure(failure)
    } finally {
      setIsBusy(false)
    }
  }
  return { isBusy, mustConfirm, remove, forget: () => setMustConfirm(false) }
}
