import { CircleUserRound } from 'lucide-react'
import type { RouteObject } from 'react-router'

import { paths, screen } from '#kit/routing/index.ts'
import { profilesTitleWords } from './titles/words.ts'

export const profilesRoutes: RouteObject[] = [
  screen(
    paths.profiles,
    () => profilesTitleWords.title,
    async () => (await import('./pages/profile-page.tsx')).ProfilePage,
    {
      group: 'studio',
      icon: CircleUserRound,
      tab: () => profilesTitleWords.tab,
    },
  ),
]
