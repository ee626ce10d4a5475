import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'

import { paths } from '../../../kit/routing/index.ts'
import { arrivalParameters, withoutArrivalParameters } from './arrival-parameters.ts'

/** Deals with what a link brought along, once, and takes it out of the address. */
export function useArrival(): void {
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  const client = useQueryClient()
  useEffect(() => {
    const query = new URLSearchParams(search)
    const arrival = arrivalParameters(query)
    if (!arrival) return
    const isObject = typeof state === 'object' && state !== null
    void navigate(
      { pathname: arrival.clonesVoice ? paths.instantClone : pathname, search: withoutArrivalParameters(query), hash },
      { replace: true, state: { ...(isObject && state), ...(arrival.newUser && { newUser: true }) } },
    )
    const { emailCode, accessCode, isReverting, optsOutOfTraining } = arrival
    if (optsOutOfTraining) void import('./opt-out-of-training.ts').then((later) => later.optOutOfTraining(client))
    if (emailCode === undefined && accessCode === undefined) return
    void import('./redeem-codes.ts').then(async ({ updateEmail, verifyEmailAccess }) => {
      if (emailCode !== undefined) await updateEmail(client, emailCode, isReverting)
      if (accessCode !== undefined) await verifyEmailAccess(accessCode)
    })
  }, [client, hash, navigate, pathname, search, state])
}
