import { words } from '#kit/language/index.ts'

/** What tabs and menus call it; the page's own words come with the page. */
export const onboardingTitleWords = words('onboarding/titles', {
  onboarding: 'Welcome',
  onboardingNext: 'Where to begin',
  eleven: 'Start from a template',
  checklist: 'Onboarding checklist',
} as const)
