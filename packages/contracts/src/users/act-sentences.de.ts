import type { usersAudit } from './audit.ts'

/** What each act reads as in German. */
export const usersActSentencesGerman: Readonly<Record<keyof typeof usersAudit, string>> = {
  'users.admin-appointed': '{who} hat jemanden zum Betreiber gemacht.|{who} hat {thing} zum Betreiber gemacht.',
  'users.blocked': '{who} hat ein Konto gesperrt.|{who} hat {thing} gesperrt.',
  'users.unblocked': '{who} hat ein Konto entsperrt.|{who} hat {thing} entsperrt.',
  'users.probation-set': '{who} hat geändert, ob ein Konto unter Beobachtung steht.',
  'users.terms-agreed-to': '{who} hat den Bedingungen zugestimmt.',
}
