import { ChartColumn } from 'lucide-react'
import type { RouteObject } from 'react-router'

import { paths, screen } from '#kit/routing/index.ts'
import { usageWords } from './words.ts'

export const usageRoutes: RouteObject[] = [
  screen(
    paths.usage,
    () => usageWords.report.title,
    async () => (await import('./pages/usage-page.tsx')).UsagePage,
    { group: 'workspace', icon: ChartColumn },
  ),
  screen(
    paths.workspaceUsage,
    () => usageWords.report.workspaceTitle,
    async () => (await import('./pages/workspace-usage-page.tsx')).WorkspaceUsagePage,
    { icon: ChartColumn },
  ),
  screen(
    paths.developerUsage,
    () => usageWords.report.keysTitle,
    async () => (await import('./pages/developer-usage-page.tsx')).DeveloperUsagePage,
    { icon: ChartColumn },
  ),
]
