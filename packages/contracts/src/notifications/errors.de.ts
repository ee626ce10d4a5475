import type { notificationErrors } from './errors.ts'

/** What each failure is called on a German screen. */
export const notificationErrorsGerman: Readonly<Record<keyof typeof notificationErrors, string>> = {
  message_not_found: 'Diese Mitteilung gibt es nicht.',
}
