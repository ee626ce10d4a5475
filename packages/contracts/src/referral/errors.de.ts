import type { referralErrors } from './errors.ts'

/** What each failure is called on a German screen. */
export const referralErrorsGerman: Readonly<Record<keyof typeof referralErrors, string>> = {
  referral_not_found: 'Diesen Empfehlungslink gibt es nicht.',
  referral_not_possible: 'Eine Empfehlung zählt nur für neue Konten, einmal, und nie für den eigenen Link.',
}
