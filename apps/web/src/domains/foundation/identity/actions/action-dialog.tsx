import { identityEndpoints } from '@vireo/contracts/identity'
import { Button, Dialog, showSuccess } from '@vireo/ui'
import { useState } from 'react'

import { call } from '#kit/api/index.ts'
import { waitingCoupon } from '#kit/arrival/index.ts'
import { messageOr } from '../accounts/message-or.ts'
import { accountWords } from '../accounts/words.ts'
import { couponLink } from './action-target.ts'
import type { ActionStatus } from './plan-action.ts'

/** Says what became of a link, where that takes a dialog. */
export function ActionDialog({
  status,
  needsSignIn,
  email,
  onClose,
}: {
  readonly status: ActionStatus
  /** A coupon came to somebody who is signed out. */
  readonly needsSignIn: boolean
  readonly email: string | undefined
  /** Dialogs about coupons and invitations lead home, the others to where the link goes on. */
  readonly onClose: (isCoupon: boolean) => void
}) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const shown = dialogOf(status, needsSignIn)
  if (!shown) return null
  const close = () => onClose(shown.isCoupon)
  const sendVerification = async () => {
    setBusy(true)
    setProblem(undefined)
    try {
      const coupon = waitingCoupon()
      await call(identityEndpoints.sendVerificationEmail, {
        email: email ?? '',
        ...(coupon !== undefined && { continue_url: couponLink(coupon) }),
      })
      showSuccess(accountWords.verificationSent)
      close()
    } catch (error) {
      setProblem(messageOr(error, accountWords.verificationNotSent))
    }
    setBusy(false)
  }
  return (
    <Dialog
      open
      onClose={close}
      title={shown.title}
      description={shown.text}
      width="sm"
      problem={problem === undefined ? undefined : { message: problem }}
      footer={
        <>
          <Button {...(status !== 'needsVerifyEmail' && { variant: 'primary' })} onClick={close}>
            {accountWords.close}
          </Button>
          {status === 'needsVerifyEmail' ? (
            <Button variant="primary" loading={busy} onClick={() => void sendVerification()}>
              {accountWords.sendVerification}
            </Button>
          ) : null}
        </>
      }
    />
  )
}

function dialogOf(status: ActionStatus, needsSignIn: boolean) {
  if (needsSignIn) return { title: accountWords.pleaseSignIn, text: accountWords.pleaseSignInText, isCoupon: true }
  switch (status) {
    case 'none':
      return undefined
    case 'promocodeFailure':
      return { title: accountWords.invalidPromocode, text: accountWords.invalidPromocodeText, isCoupon: true }
    case 'needsVerifyEmail':
      return { title: accountWords.needsVerifyTitle, text: accountWords.needsVerifyText, isCoupon: true }
    case 'optOutUpdatesSuccess':
      return { title: accountWords.optedOutTitle, text: accountWords.optedOut, isCoupon: false }
    case 'optOutUpdatesFailed':
      return { title: accountWords.optOutFailedTitle, text: accountWords.optOutFailed, isCoupon: false }
  }
}
