import { BookA } from 'lucide-react'
import type { RouteObject } from 'react-router'

import { paths, screen } from '#kit/routing/index.ts'
import { pronunciationTitleWords } from './titles/words.ts'

export const pronunciationRoutes: RouteObject[] = [
  screen(
    paths.pronunciation,
    () => pronunciationTitleWords.title,
    async () => (await import('./pages/dictionaries-page.tsx')).DictionariesPage,
    {
      group: 'speech',
      asideOf: paths.textToSpeech,
      icon: BookA,
    },
  ),
  screen(
    paths.pronunciationDictionary,
    () => pronunciationTitleWords.dictionary,
    async () => (await import('./pages/dictionary-page.tsx')).DictionaryPage,
    { partOf: paths.pronunciation, unlisted: true },
  ),
]
