import type { Translation } from '#kit/language/index.ts'
import type { onboardingTitleWords } from './words.ts'

export const onboardingTitlesGerman: Translation<typeof onboardingTitleWords> = {
  onboarding: 'Willkommen',
  onboardingNext: 'Womit beginnen',
  eleven: 'Mit einer Vorlage beginnen',
  checklist: 'Einstiegs-Checkliste',
}
