import type { RouteObject } from 'react-router'

import { paths, screen } from '../../kit/routing/index.ts'

export const landingRoutes: RouteObject[] = [
  screen(
    paths.landing,
    () => '',
    async () => (await import('./landing-page.tsx')).LandingPage,
  ),
]
