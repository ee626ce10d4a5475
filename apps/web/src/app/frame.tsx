import { ToastHost } from '@vireo/ui'
import { Suspense, useEffect, type ReactNode } from 'react'
import { useLocation, useNavigationType } from 'react-router'

import { useGivenTitle } from '../kit/page/index.ts'
import { isEntrancePath, titleAt } from '../kit/routing/index.ts'
import { later } from '../kit/later.tsx'
import { waitUntil } from '../kit/wait-until.ts'
import { appWords } from './words.ts'

const Newcomers = later(async () => ({ default: (await import('./newcomers.tsx')).Newcomers }))

/** Draws what every page has: its title in the tab, messages in the right corner, and its beginning at the top. */
export function Frame({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation()
  const title = useGivenTitle() ?? titleAt(pathname)
  useEffect(() => {
    document.title = title ? `${title} · ${appWords.product}` : appWords.product
  }, [title])
  return (
    <>
      <StartAtTop key={pathname} />
      {children}
      <Suspense>
        <Newcomers />
      </Suspense>
      <ToastHost position={isEntrancePath(pathname) ? 'top-center' : 'bottom-right'} />
    </>
  )
}

/**
 * Shows a new screen from its beginning, or from the place that the hash names; one returned to, from where it was
 * left.
 */
function StartAtTop() {
  const wentBack = useNavigationType() === 'POP'
  const { hash } = useLocation()
  useEffect(() => {
    const id = hash.slice(1)
    if (id !== '') {
      // The screen may still be on its way. A place that never comes is no fault of this visit.
      void waitUntil(() => document.getElementById(id))
        .then((place) => place.scrollIntoView())
        .catch(() => undefined)
    } else if (!wentBack) scrollTo(0, 0)
  }, [hash, wentBack])
  return null
}
