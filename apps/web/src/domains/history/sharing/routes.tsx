import { Flag } from 'lucide-react'
import type { RouteObject } from 'react-router'

import { paths, screen } from '#kit/routing/index.ts'
import { sharingTitleWords } from './titles/words.ts'

export const sharingRoutes: RouteObject[] = [
  screen(
    paths.reportedRecordings,
    () => sharingTitleWords.reports,
    async () => (await import('./reports/reports-page.tsx')).ReportsPage,
    {
      group: 'account',
      icon: Flag,
      unlisted: true,
    },
  ),
]
