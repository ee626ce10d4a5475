import { Suspense, useEffect } from 'react'
import { z } from 'zod'

import { ConfirmAddress, isAddressPutOff } from '#identity'
import { useUser } from '#users'
import { fetchAtOnce } from '../../kit/later.tsx'
import { unconfirmedKey } from '../../kit/session/index.ts'
import { readStored, removeStored } from '../../kit/storage.ts'

fetchAtOnce(ConfirmAddress)

/** Reminds whoever has not confirmed their address; nobody else fetches the code for that. */
export function UnconfirmedAddress() {
  const { data: user } = useUser()
  const isUnconfirmed = user && !user.is_email_verified
  useEffect(() => {
    if (isUnconfirmed === false) removeStored(unconfirmedKey)
  }, [isUnconfirmed])
  if (isUnconfirmed === false || isAddressPutOff()) return null
  // Until it is known who is here, what the token said decides whether there will be a reminder.
  if (!user) return readStored(unconfirmedKey, z.literal(true)) ? <Place /> : null
  return (
    <Suspense fallback={<Place />}>
      <ConfirmAddress email={user.email} />
    </Suspense>
  )
}

/** Keeps the height of the reminder free, so that nothing below it moves when it arrives. */
function Place() {
  return <div aria-hidden className="mt-1 mb-2 h-12 shrink-0 max-sm:h-20" />
}
