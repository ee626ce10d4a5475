import { Suspense } from 'react'

import { ConfirmAddress } from '#identity'
import { useUser } from '#users'

/** Reminds whoever has not confirmed their address; nobody else fetches the code for that. */
export function UnconfirmedAddress() {
  const { data: user } = useUser()
  if (!user || user.is_email_verified) return null
  return (
    <Suspense>
      <ConfirmAddress email={user.email} />
    </Suspense>
  )
}
