import { ProductMark, buttonClasses } from '@vireo/ui'
import { Suspense, type ReactNode } from 'react'
import { Outlet } from 'react-router'

import { later } from '../../kit/later.tsx'
import { player, usePlayer } from '../../kit/player/index.ts'
import { AppLink, paths } from '../../kit/routing/index.ts'
import { useSession } from '../../kit/session/index.ts'
import { ThemeToggle } from '../theme-toggle.tsx'
import { Waiting } from '../waiting.tsx'
import { landingWords } from './words.ts'

const PlayerBar = later(async () => ({ default: (await import('../player/player-bar.tsx')).PlayerBar }))

/** Shows a public page of a slice, between header and footer. */
export function PublicFrame() {
  return (
    <PublicAround>
      <main className="mx-auto flex w-full max-w-6xl flex-1 flex-col px-4 py-8 md:px-8 md:py-12">
        <Suspense fallback={<Waiting fillsPage />}>
          <Outlet />
        </Suspense>
      </main>
    </PublicAround>
  )
}

/** Shows what stands around every public page: the ways in above, the ways out below, and the player while it plays. */
export function PublicAround({ children }: { readonly children: ReactNode }) {
  const { track } = usePlayer(player)
  return (
    <div className="flex min-h-dvh flex-col bg-canvas">
      <PublicHeader />
      {children}
      <footer className="border-t border-line">
        <div className="mx-auto flex w-full max-w-6xl flex-wrap items-center justify-between gap-x-8 gap-y-2 px-4 py-6 text-sm text-muted md:px-8">
          <p>{landingWords.footer}</p>
          <p className="flex flex-wrap gap-x-6 gap-y-2">
            <AppLink to={paths.apiPricing} className={linkClasses}>
              {landingWords.apiPricing}
            </AppLink>
            <PlainLink href="/source">{landingWords.source}</PlainLink>
            <PlainLink href="/docs">{landingWords.docs}</PlainLink>
          </p>
        </div>
      </footer>
      {track ? (
        <Suspense fallback={null}>
          <div className="h-(--player-height)" />
          <PlayerBar />
        </Suspense>
      ) : null}
    </div>
  )
}

function PublicHeader() {
  const isInside = useSession().status === 'signed-in'
  return (
    <header className="mx-auto flex h-16 w-full max-w-6xl items-center gap-2 px-4 md:px-8">
      <span className="flex-1">
        <a href={paths.landing} className="inline-flex rounded-sm">
          <ProductMark />
        </a>
      </span>
      <AppLink to={paths.pricing} className={buttonClasses({ variant: 'ghost' })}>
        {landingWords.pricing}
      </AppLink>
      <ThemeToggle />
      {isInside ? (
        <AppLink to={paths.home} className={buttonClasses({})}>
          {landingWords.openApp}
        </AppLink>
      ) : (
        <AppLink to={paths.signIn} className={buttonClasses({})}>
          {landingWords.signIn}
        </AppLink>
      )}
    </header>
  )
}

const linkClasses = 'rounded-sm font-medium text-accent underline-offset-4 hover:underline'

/** Leads out of the app, to something that the server itself shows. */
function PlainLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <a href={href} className={linkClasses}>
      {children}
    </a>
  )
}
