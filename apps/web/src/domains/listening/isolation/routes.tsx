import { AudioWaveform } from 'lucide-react'
import type { RouteObject } from 'react-router'

import { paths, screen } from '#kit/routing/index.ts'
import { isolationTitleWords } from './titles/words.ts'

export const isolationRoutes: RouteObject[] = [
  screen(
    paths.voiceIsolator,
    () => isolationTitleWords.title,
    async () => (await import('./pages/voice-isolator-page.tsx')).VoiceIsolatorPage,
    { group: 'listen', icon: AudioWaveform },
  ),
]
