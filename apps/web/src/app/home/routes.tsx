import { House } from 'lucide-react'
import type { RouteObject } from 'react-router'

import { paths, screen } from '../../kit/routing/index.ts'
import { appWords } from '../words.ts'

export const homeRoutes: RouteObject[] = [
  screen(
    paths.home,
    () => appWords.home,
    async () => (await import('./home-page.tsx')).HomePage,
    {
      group: 'home',
      icon: House,
      bare: true,
    },
  ),
]
