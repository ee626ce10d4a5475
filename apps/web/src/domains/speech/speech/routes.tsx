import { AudioLines, History, Mic } from 'lucide-react'
import type { RouteObject } from 'react-router'

import { paths, screen } from '#kit/routing/index.ts'
import { speechTitleWords } from './titles/words.ts'

export const speechRoutes: RouteObject[] = [
  screen(
    paths.allHistory,
    () => speechTitleWords.history,
    async () => {
      const page = await import('./pages/all-history-page.tsx')
      return page.AllHistoryPage
    },
    { group: 'history', icon: History },
  ),
  screen(
    paths.textToSpeech,
    () => speechTitleWords.title,
    async () => {
      const page = await import('./pages/text-to-speech-page.tsx')
      return page.TextToSpeechPage
    },
    {
      group: 'speech',
      icon: AudioLines,
      bare: true,
    },
  ),
  screen(
    paths.history,
    () => speechTitleWords.history,
    async () => {
      const page = await import('./pages/speech-history-page.tsx')
      return page.SpeechHistoryPage
    },
    { group: 'history', unlisted: true },
  ),
  screen(
    paths.speechToSpeech,
    () => speechTitleWords.speechToSpeech,
    async () => {
      const page = await import('./pages/speech-to-speech-page.tsx')
      return page.SpeechToSpeechPage
    },
    { group: 'speech', icon: Mic, bare: true },
  ),
  screen(
    paths.speechToSpeechHistory,
    () => speechTitleWords.history,
    async () => {
      const page = await import('./pages/speech-to-speech-history-page.tsx')
      return page.SpeechToSpeechHistoryPage
    },
    { group: 'history', unlisted: true },
  ),
]
