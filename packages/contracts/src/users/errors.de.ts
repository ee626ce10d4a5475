import type { userErrors } from './errors.ts'

/** What each failure is called on a German screen. */
export const userErrorsGerman: Readonly<Record<keyof typeof userErrors, string>> = {
  user_not_found: 'Diese Person gibt es nicht.',
}
