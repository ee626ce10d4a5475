import { Suspense } from 'react'

import { ConfirmAddress, isAddressPutOff } from '#identity'
import { useUser } from '#users'

/** Reminds whoever has not confirmed their address; nobody else fetches the code for that. */
export function UnconfirmedAddress() {
  const { data: user } = useUser()
  if (!user || user.is_email_verified || isAddressPutOff()) return null
  return (
    <Suspense fallback={<Place />}>
      <ConfirmAddress email={user.email} />
    </Suspense>
  )
}

/** Keeps the height of the reminder free, so that nothing below it moves when it arrives. */
function Place() {
  return <div aria-hidden className="mt-1 h-12 shrink-0 max-[23rem]:h-28" />
}
