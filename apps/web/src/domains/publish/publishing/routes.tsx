import { BookHeadphones } from 'lucide-react'
import type { RouteObject } from 'react-router'

import { paths, screen } from '#kit/routing/index.ts'
import { publishingTitleWords } from './titles/words.ts'

export const publishingRoutes: RouteObject[] = [
  screen(
    paths.publishing,
    () => publishingTitleWords.title,
    async () => (await import('./pages/works-page.tsx')).WorksPage,
    {
      group: 'studio',
      icon: BookHeadphones,
    },
  ),
  screen(
    paths.publishedWork,
    () => publishingTitleWords.work,
    async () => (await import('./pages/work-page.tsx')).WorkPage,
  ),
]
