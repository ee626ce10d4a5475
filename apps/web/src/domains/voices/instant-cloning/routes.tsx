import { Mic } from 'lucide-react'
import type { RouteObject } from 'react-router'

import { paths, screen } from '#kit/routing/index.ts'
import { instantCloningTitleWords } from './titles/words.ts'

export const instantCloningRoutes: RouteObject[] = [
  screen(
    paths.instantClone,
    () => instantCloningTitleWords.title,
    async () => (await import('./pages/instant-clone-page.tsx')).InstantClonePage,
    {
      icon: Mic,
      offer: { at: paths.voiceLab, note: () => instantCloningTitleWords.note },
    },
  ),
]
