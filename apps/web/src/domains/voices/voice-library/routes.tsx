import { Compass, LibraryBig } from 'lucide-react'
import type { RouteObject } from 'react-router'

import { paths, screen } from '#kit/routing/index.ts'
import { libraryTitleWords } from './titles/words.ts'

export const voiceLibraryRoutes: RouteObject[] = [
  screen(
    paths.voiceLibrary,
    () => libraryTitleWords.library,
    async () => (await import('./pages/explore-page.tsx')).ExplorePage,
    {
      group: 'voices',
      icon: Compass,
      tab: () => libraryTitleWords.libraryTab,
    },
  ),
  screen(
    paths.defaultVoices,
    () => libraryTitleWords.defaults,
    async () => (await import('./pages/default-voices-page.tsx')).DefaultVoicesPage,
    { group: 'voices', icon: LibraryBig, unlisted: true, partOf: paths.voiceLibrary },
  ),
  screen(
    paths.voiceReviews,
    () => libraryTitleWords.reviews,
    async () => (await import('./pages/reviews-page.tsx')).ReviewsPage,
    { group: 'voices', unlisted: true, asideOf: paths.admin },
  ),
  screen(
    paths.sharedVoice,
    () => libraryTitleWords.shared,
    async () => (await import('./pages/shared-voice-page.tsx')).SharedVoicePage,
  ),
]
