import type { RouteObject } from 'react-router'

import { paths, screen } from '#kit/routing/index.ts'
import { impactProgramTitleWords } from './titles/words.ts'

export const impactProgramRoutes: RouteObject[] = [
  screen(
    paths.impactApplications,
    () => impactProgramTitleWords.title,
    async () => (await import('./pages/applications-page.tsx')).ApplicationsPage,
    { group: 'account', unlisted: true },
  ),
]
