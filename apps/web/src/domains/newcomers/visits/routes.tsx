import { ChartColumn } from 'lucide-react'
import type { RouteObject } from 'react-router'

import { paths, screen } from '#kit/routing/index.ts'
import { visitsTitleWords } from './titles/words.ts'

export const visitsRoutes: RouteObject[] = [
  screen(
    paths.visits,
    () => visitsTitleWords.title,
    async () => (await import('./pages/visits-page.tsx')).VisitsPage,
    { group: 'account', icon: ChartColumn, unlisted: true },
  ),
]
