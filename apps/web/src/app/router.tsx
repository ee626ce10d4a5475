import { Suspense } from 'react'
import { BrowserRouter, useRoutes } from 'react-router'

import { setKnownRoutes } from '../kit/routing/index.ts'
import { CrashBoundary } from './crash-boundary.tsx'
import { Frame } from './frame.tsx'
import { buildRoutes } from './routes/build-routes.tsx'
import { registeredScreens } from './routes/registered-screens.ts'
import { Waiting } from './waiting.tsx'

const routes = buildRoutes(registeredScreens)
setKnownRoutes(routes)

/** Shows the screen that the address names. */
export function Router() {
  return (
    <BrowserRouter>
      <Frame>
        <CrashBoundary>
          <Suspense fallback={<Waiting fillsPage />}>
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
