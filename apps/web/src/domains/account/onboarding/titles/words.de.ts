import type { Translation } from '#kit/language/index.ts'
import type { onboardingTitleWords } from './words.ts'

export const onboardingTitlesGerman: Translation<typeof onboardingTitleWords> = { checklist: 'Einstiegs-Checkliste' }
