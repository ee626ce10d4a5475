import { paths, type ScreenKeywords } from '#kit/routing/index.ts'

export const onboardingKeywords: ScreenKeywords = {
  [paths.onboardingChecklist]: ['first steps', 'getting started', 'tour', 'erste Schritte', 'Einführung', 'loslegen'],
}
