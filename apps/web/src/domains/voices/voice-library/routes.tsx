import { Library } from 'lucide-react'
import type { RouteObject } from 'react-router'

import { paths, screen } from '#kit/routing/index.ts'
import { libraryTitleWords } from './titles/words.ts'

export const voiceLibraryRoutes: RouteObject[] = [
  screen(
    paths.voiceLibrary,
    () => libraryTitleWords.library,
    async () => (await import('./pages/voice-library-page.tsx')).VoiceLibraryPage,
    { group: 'voices', icon: Library },
  ),
  screen(
    paths.sharedVoice,
    () => libraryTitleWords.shared,
    async () => (await import('./pages/shared-voice-page.tsx')).SharedVoicePage,
  ),
]
