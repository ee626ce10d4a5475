import { useEffect } from 'react'
import { useLocation } from 'react-router'

import { signOutEvent, useSession } from '#kit/session/index.ts'
import { useUser } from '#users'
import { startVisits, tellAdvertisedSignUp, viewPage } from './browser/index.ts'
import { visitsWords } from './words.ts'

/** Counts the screens of this visit, where they may be counted. Shows nothing itself. */
export function Visits() {
  const { pathname } = useLocation()
  useEffect(() => {
    viewPage(startVisits(visitsWords.consent), pathname)
  }, [pathname])
  useEffect(() => {
    const visits = startVisits(visitsWords.consent)
    const left = () => visits.tell({ event: 'signed_out', path: location.pathname, source: null })
    globalThis.addEventListener(signOutEvent, left)
    return () => globalThis.removeEventListener(signOutEvent, left)
  }, [])
  return useSession().status === 'signed-in' ? <AdvertisedSignUp /> : null
}

/** Tells of a sign-up which advertisement led to it. */
function AdvertisedSignUp() {
  const { data: user } = useUser()
  useEffect(() => {
    if (user?.is_new_user === true && !user.ccpa_opt_out) tellAdvertisedSignUp(user.email)
  }, [user])
  return null
}
