import { Suspense } from 'react'
import { BrowserRouter, useRoutes } from 'react-router'

import { setKnownRoutes } from '../kit/routing/index.ts'
import { CrashBoundary } from './crash-boundary.tsx'
import { Frame } from './frame.tsx'
import { buildRoutes } from './routes/build-routes.tsx'
import { registeredScreens } from './routes/registered-screens.ts'

const routes = buildRoutes(registeredScreens)
setKnownRoutes(routes)

/** Shows the screen that the address names. */
export function Router() {
  return (
    <BrowserRouter>
      <Frame>
        <CrashBoundary>
          <Suspense fallback={<div aria-busy className="min-h-dvh" />}>
            <Screens />
          </Suspense>
        </CrashBoundary>
      </Frame>
    </BrowserRouter>
  )
}

function Screens() {
  return useRoutes(routes)
}
