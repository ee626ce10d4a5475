import { ChartColumn } from 'lucide-react'
import type { RouteObject } from 'react-router'

import { paths, screen } from '#kit/routing/index.ts'
import { usageTitleWords } from './titles/words.ts'

export const usageRoutes: RouteObject[] = [
  screen(
    paths.usage,
    () => usageTitleWords.own,
    async () => (await import('./pages/usage-page.tsx')).UsagePage,
    {
      group: 'workspace',
      icon: ChartColumn,
    },
  ),
  screen(
    paths.workspaceUsage,
    () => usageTitleWords.own,
    async () => (await import('./pages/workspace-usage-page.tsx')).WorkspaceUsagePage,
    { group: 'workspace', unlisted: true },
  ),
  screen(
    paths.developerUsage,
    () => usageTitleWords.keys,
    async () => (await import('./pages/developer-usage-page.tsx')).DeveloperUsagePage,
    { group: 'developers', icon: ChartColumn },
  ),
]
