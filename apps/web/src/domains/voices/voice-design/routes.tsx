import { WandSparkles } from 'lucide-react'
import type { RouteObject } from 'react-router'

import { paths, screen } from '#kit/routing/index.ts'
import { voiceDesignTitleWords } from './titles/words.ts'

export const voiceDesignRoutes: RouteObject[] = [
  screen(
    paths.voiceDesign,
    () => voiceDesignTitleWords.title,
    async () => (await import('./pages/design-page.tsx')).DesignPage,
    {
      icon: WandSparkles,
      offer: { at: paths.voiceLab, note: () => voiceDesignTitleWords.note },
    },
  ),
]
