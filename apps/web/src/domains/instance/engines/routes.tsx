import { Cpu } from 'lucide-react'
import type { RouteObject } from 'react-router'

import { paths, screen } from '#kit/routing/index.ts'
import { enginesTitleWords } from './titles/words.ts'

export const enginesRoutes: RouteObject[] = [
  screen(
    paths.engines,
    () => enginesTitleWords.title,
    async () => (await import('./pages/engines-page.tsx')).EnginesPage,
    {
      group: 'account',
      icon: Cpu,
      unlisted: true,
    },
  ),
]
