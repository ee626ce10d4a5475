import { Bot } from 'lucide-react'
import type { RouteObject } from 'react-router'

import { paths, screen } from '#kit/routing/index.ts'
import { serviceAccountTitleWords } from './titles/words.ts'

export const serviceAccountRoutes: RouteObject[] = [
  screen(
    paths.serviceAccounts,
    () => serviceAccountTitleWords.title,
    async () => (await import('./pages/service-accounts-page.tsx')).ServiceAccountsPage,
    { group: 'developers', icon: Bot },
  ),
]
