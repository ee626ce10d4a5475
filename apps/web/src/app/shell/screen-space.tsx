import { Suspense } from 'react'
import { Outlet } from 'react-router'

import { existingScreens } from '../../kit/routing/index.ts'
import { CrashBoundary } from '../crash-boundary.tsx'
import { Waiting } from '../waiting.tsx'
import { NeighbourList } from './navigation/neighbour-list.tsx'
import { neighboursAt } from './navigation/navigation.ts'
import { usePlainPath } from './navigation/navigation-links.tsx'
import { PageHeader } from './page-header.tsx'

/**
 * Lays out the screen that is open: one container, its header, and the list of its area where it has one. What is marked `data-wide`
 * has the width of the window: a screen of work beside its sound.
 */
export function ScreenSpace() {
  const path = usePlainPath()
  const isBare = existingScreens().some((screen) => screen.path === path && screen.bare)
  const neighbours = neighboursAt(path)
  if (isBare) return <Screen isBare />
  return (
    <div className="mx-auto flex w-full max-w-[70rem] flex-1 flex-col gap-x-8 px-4 pb-16 has-[[data-wide]]:max-w-none md:px-8 lg:flex-row">
      {neighbours.length > 0 ? <NeighbourList screens={neighbours} path={path} /> : null}
      <div className="flex min-w-0 flex-1 flex-col">
        <PageHeader />
        <Screen />
      </div>
    </div>
  )
}

function Screen({ isBare = false }: { readonly isBare?: boolean }) {
  return (
    <CrashBoundary>
      <Suspense
        fallback={
          <div className={isBare ? 'mx-auto w-full max-w-[47.5rem] px-4 pt-6' : undefined}>
            <Waiting />
          </div>
        }
      >
        <Outlet />
      </Suspense>
    </CrashBoundary>
  )
}
