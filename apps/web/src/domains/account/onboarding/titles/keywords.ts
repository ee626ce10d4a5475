import { paths, type ScreenKeywords } from '#kit/routing/index.ts'

export const onboardingKeywords: ScreenKeywords = {
  [paths.onboarding]: ['onboarding', 'survey', 'Umfrage', 'Einrichtung'],
  [paths.onboardingNext]: ['tools', 'Werkzeuge'],
  [paths.eleven]: ['examples', 'creative', 'ideas', 'Beispiele', 'Ideen', 'Vorlagen'],
  [paths.onboardingChecklist]: ['first steps', 'getting started', 'tour', 'erste Schritte', 'Einführung', 'loslegen'],
}
