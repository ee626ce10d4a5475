import { ListChecks, Shapes } from 'lucide-react'
import type { RouteObject } from 'react-router'

import { paths, screen } from '#kit/routing/index.ts'
import { onboardingTitleWords } from './titles/words.ts'

export const onboardingRoutes: RouteObject[] = [
  screen(
    paths.onboarding,
    () => onboardingTitleWords.onboarding,
    async () => (await import('./pages/onboarding-page.tsx')).OnboardingPage,
    { bare: true },
  ),
  screen(
    paths.onboardingNext,
    () => onboardingTitleWords.onboardingNext,
    async () => (await import('./pages/next-page.tsx')).NextPage,
    { bare: true },
  ),
  screen(
    paths.eleven,
    () => onboardingTitleWords.eleven,
    async () => (await import('./pages/eleven-page.tsx')).ElevenPage,
    { group: 'home', icon: Shapes, unlisted: true },
  ),
  screen(
    paths.onboardingChecklist,
    () => onboardingTitleWords.checklist,
    async () => (await import('./pages/checklist-page.tsx')).ChecklistPage,
    { group: 'account', icon: ListChecks, unlisted: true },
  ),
]
