import { Captions } from 'lucide-react'
import type { RouteObject } from 'react-router'

import { paths, screen } from '#kit/routing/index.ts'
import { transcriptionTitleWords } from './titles/words.ts'

export const transcriptionRoutes: RouteObject[] = [
  screen(
    paths.speechToText,
    () => transcriptionTitleWords.title,
    async () => (await import('./pages/transcripts-page.tsx')).TranscriptsPage,
    { group: 'listen', icon: Captions, isFirst: true },
  ),
  screen(
    paths.transcript,
    () => transcriptionTitleWords.transcript,
    async () => (await import('./pages/transcript-page.tsx')).TranscriptPage,
  ),
]
