import { joinClasses } from '@vireo/ui'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'

/** The column of a screen that is shown both in the settings, which bring their own edges, and alone. */
export function SharedPage({ children }: { readonly children: ReactNode }) {
  const isInSettings = useLocation().pathname.startsWith('/app/settings/')
  return (
    <section className={joinClasses('mx-auto w-full max-w-5xl', !isInSettings && 'p-4 md:p-8')}>{children}</section>
  )
}
