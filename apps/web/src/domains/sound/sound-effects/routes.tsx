import { Compass, History, Volume2 } from 'lucide-react'
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
    paths.soundEffectsExplore,
    () => soundEffectsTitleWords.explore,
    async () => (await import('./pages/explore-page.tsx')).ExplorePage,
    { group: 'sounds', icon: Compass, tab: () => soundEffectsTitleWords.exploreTab },
  ),
  screen(
    paths.soundEffectsSearch,
    () => soundEffectsTitleWords.search,
    async () => (await import('./pages/search-page.tsx')).SearchPage,
    { group: 'sounds', icon: Compass, unlisted: true, partOf: paths.soundEffectsExplore },
  ),
  screen(
    paths.soundEffectsCategory,
    () => soundEffectsTitleWords.category,
    async () => (await import('./pages/category-page.tsx')).CategoryPage,
    { group: 'sounds', icon: Compass, unlisted: true, partOf: paths.soundEffectsExplore },
  ),
  screen(
    paths.soundEffectsHistory,
    () => soundEffectsTitleWords.history,
    async () => (await import('./pages/history-page.tsx')).SoundEffectsHistoryPage,
    { group: 'history', icon: History, unlisted: true },
  ),
]
