import { ShieldCheck } from 'lucide-react'
import type { RouteObject } from 'react-router'

import { paths, screen } from '#kit/routing/index.ts'
import { classifierTitleWords } from './titles/words.ts'

export const classifierRoutes: RouteObject[] = [
  screen(
    paths.aiClassifier,
    () => classifierTitleWords.title,
    async () => (await import('./pages/ai-classifier-page.tsx')).AiClassifierPage,
    { group: 'listen', icon: ShieldCheck },
  ),
]
