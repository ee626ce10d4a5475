import { History, Volume2 } from 'lucide-react'
import type { RouteObject } from 'react-router'

import { paths, screen } from '#kit/routing/index.ts'
import { soundEffectsTitleWords } from './titles/words.ts'

export const soundEffectsRoutes: RouteObject[] = [
  screen(
    paths.soundEffects,
    () => soundEffectsTitleWords.title,
    async () => (await import('./pages/generate-page.tsx')).GeneratePage,
    { group: 'sounds', icon: Volume2 },
  ),
  screen(
    paths.soundEffectsHistory,
    () => soundEffectsTitleWords.history,
    async () => (await import('./pages/history-page.tsx')).SoundEffectsHistoryPage,
    { group: 'history', icon: History, unlisted: true },
  ),
]
