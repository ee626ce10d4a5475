import { Folders } from 'lucide-react'
import type { RouteObject } from 'react-router'

import { paths, screen } from '#kit/routing/index.ts'
import { assetsTitleWords } from './titles/words.ts'

export const assetsRoutes: RouteObject[] = [
  screen(
    paths.assets,
    () => assetsTitleWords.title,
    async () => (await import('./pages/assets-page.tsx')).AssetsPage,
    { group: 'history', icon: Folders },
  ),
]
