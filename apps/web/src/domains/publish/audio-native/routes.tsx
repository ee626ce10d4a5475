import { AudioLines, ChartColumn } from 'lucide-react'
import type { RouteObject } from 'react-router'

import { paths, screen } from '#kit/routing/index.ts'
import { audioNativeTitleWords } from './titles/words.ts'

/** Those of one project, which are reached from the list. */
const below = { group: 'studio', unlisted: true } as const

export const audioNativeRoutes: RouteObject[] = [
  screen(
    paths.audioNative,
    () => audioNativeTitleWords.title,
    async () => (await import('./pages/index.ts')).ProjectsPage,
    { group: 'studio', icon: AudioLines },
  ),
  screen(
    paths.audioNativeSettings,
    () => audioNativeTitleWords.project,
    async () => (await import('./pages/index.ts')).SettingsPage,
    below,
  ),
  screen(
    paths.audioNativePlayer,
    () => audioNativeTitleWords.project,
    async () => (await import('./pages/player-page.tsx')).PlayerPage,
    below,
  ),
  screen(
    paths.audioNativeAnalytics,
    () => audioNativeTitleWords.analytics,
    async () => (await import('./pages/analytics-page.tsx')).AnalyticsPage,
    { group: 'studio', icon: ChartColumn, asideOf: paths.audioNative },
  ),
]
