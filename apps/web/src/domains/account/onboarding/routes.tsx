import { ListChecks } from 'lucide-react'
import type { RouteObject } from 'react-router'

import { paths, screen } from '#kit/routing/index.ts'
import { onboardingTitleWords } from './titles/words.ts'

export const onboardingRoutes: RouteObject[] = [
  screen(
    paths.onboardingChecklist,
    () => onboardingTitleWords.checklist,
    async () => (await import('./pages/checklist-page.tsx')).ChecklistPage,
    { group: 'account', icon: ListChecks, unlisted: true },
  ),
]
