import type { onboardingErrors } from './errors.ts'

/** What each failure is called on a German screen. */
export const onboardingErrorsGerman: Readonly<Record<keyof typeof onboardingErrors, string>> = {
  onboarding_item_coming: 'Für diesen Schritt gibt es hier noch kein Werkzeug.',
}
