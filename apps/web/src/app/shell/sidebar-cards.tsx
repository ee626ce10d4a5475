import { Suspense, useEffect, useState } from 'react'

import { useUser } from '#users'
import { sidebarCards, type SidebarCardProps } from '../../kit/note-places.ts'
import { offersAt } from '../../kit/offers.ts'

/** So long a screen has to come first, in milliseconds, where a browser does not say when it is idle. */
const patienceMs = 2000

/** Shows what somebody has left to do, once nothing else is under way; who is done fetches no code for it. */
export function SidebarCards(props: SidebarCardProps) {
  const { data: user } = useUser()
  const isIdle = useIsIdle()
  const isDone = !user || user.is_onboarding_checklist_completed || user.onboarding_checklist?.hidden === true
  if (isDone || !isIdle) return null
  return (
    <Suspense>
      {offersAt(sidebarCards).map((Card, at) => (
        <Card key={at} {...props} />
      ))}
    </Suspense>
  )
}

function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    const { requestIdleCallback: whenIdle, cancelIdleCallback: forget } = globalThis as Partial<typeof globalThis>
    const tell = () => setIdle(true)
    if (!whenIdle || !forget) {
      const timer = setTimeout(tell, patienceMs)
      return () => clearTimeout(timer)
    }
    const asked = whenIdle(tell)
    return () => forget(asked)
  }, [])
  return isIdle
}
