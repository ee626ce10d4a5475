import { BookHeadphones } from 'lucide-react'
import type { RouteObject } from 'react-router'

import { paths, screen } from '#kit/routing/index.ts'
import { sellingTitleWords } from './titles/words.ts'

export const sellingRoutes: RouteObject[] = [
  screen(
    paths.purchases,
    () => sellingTitleWords.purchases,
    async () => (await import('./pages/purchases-page.tsx')).PurchasesPage,
    {
      group: 'account',
      icon: BookHeadphones,
    },
  ),
]
