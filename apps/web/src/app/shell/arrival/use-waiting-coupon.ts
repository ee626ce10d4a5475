import { withParameters } from '@vireo/contracts/actions'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'

import { useUser } from '#users'
import { forgetCoupon, waitingCoupon } from '../../../kit/arrival/index.ts'
import { paths } from '../../../kit/routing/index.ts'

/** Takes up the coupon of a link that its person could not use before they were inside, with a verified address. */
export function useWaitingCoupon(): void {
  const { data: user } = useUser()
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    const coupon = user?.is_email_verified === true ? waitingCoupon() : undefined
    if (coupon === undefined) return
    forgetCoupon()
    const continueUrl = pathname + search + hash
    void navigate(withParameters(paths.action, { coupon, continueUrl }), { replace: true })
  }, [user, pathname, search, hash, navigate])
}
