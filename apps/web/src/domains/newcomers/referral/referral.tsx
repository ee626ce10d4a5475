import { referralEndpoints } from '@vireo/contracts/referral'
import { useEffect } from 'react'

import { ApiError, call } from '#kit/api/index.ts'
import { logQuietly } from '#kit/log.ts'
import { useSession } from '#kit/session/index.ts'
import { forgetReferral, keepReferral, storedReferral } from './browser/index.ts'

/** Keeps who brought somebody, and tells it once they have an account. Shows nothing itself. */
export function Referral() {
  const isSignedIn = useSession().status === 'signed-in'
  useEffect(() => keepReferral(new URLSearchParams(location.search)), [])
  useEffect(() => {
    if (isSignedIn) void tellReferral()
  }, [isSignedIn])
  return null
}

/** Tells who brought the person who is signed in. What the server refuses is not told again; nobody waits for it. */
async function tellReferral(): Promise<void> {
  const from = storedReferral()
  if (from === undefined) return
  try {
    await call(referralEndpoints.accept, { from })
    forgetReferral()
  } catch (error) {
    if (error instanceof ApiError && error.status >= 400 && error.status < 500) forgetReferral()
    logQuietly('Who brought this account was not taken.', error)
  }
}
