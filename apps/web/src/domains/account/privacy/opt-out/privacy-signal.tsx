import { usersEndpoints } from '@vireo/contracts/users'
import { useEffect } from 'react'

import { call } from '#kit/api/index.ts'
import { logQuietly } from '#kit/log.ts'
import { useSession } from '#kit/session/index.ts'
import { useUser } from '#users'
import { hasPrivacySignal, keepPrivacyChoice, privacyChoice } from './privacy-choice.ts'

/** Obeys the signal of a browser, and tells the account what was chosen in it. Shows nothing itself. */
export function PrivacySignal() {
  const isSignedIn = useSession().status === 'signed-in'
  useEffect(() => {
    if (hasPrivacySignal() && privacyChoice() !== 'opted-out') keepPrivacyChoice('opted-out')
  }, [])
  return isSignedIn ? <AccountFollows /> : null
}

function AccountFollows() {
  const { data: user } = useUser()
  const isBehind = user !== undefined && !user.ccpa_opt_out && (hasPrivacySignal() || privacyChoice() === 'opted-out')
  useEffect(() => {
    if (!isBehind) return
    call(usersEndpoints.update, { optOutCCPA: true }).catch((error: unknown) => {
      logQuietly('The account was not told of the opt-out.', error)
    })
  }, [isBehind])
  return null
}
