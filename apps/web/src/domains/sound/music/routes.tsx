import { History, Music } from 'lucide-react'
import type { RouteObject } from 'react-router'

import { paths, screen } from '#kit/routing/index.ts'
import { musicTitleWords } from './titles/words.ts'

export const musicRoutes: RouteObject[] = [
  screen(
    paths.music,
    () => musicTitleWords.title,
    async () => (await import('./pages/music-page.tsx')).MusicPage,
    { group: 'sounds', icon: Music },
  ),
  screen(
    paths.musicHistory,
    () => musicTitleWords.history,
    async () => (await import('./pages/history-page.tsx')).MusicHistoryPage,
    { group: 'history', icon: History, unlisted: true },
  ),
]
