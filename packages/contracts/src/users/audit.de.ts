import type { usersAudit } from './audit.ts'

/** What each act is called in a German audit log. */
export const usersAuditGerman: Readonly<Record<keyof typeof usersAudit, string>> = {
  'users.admin-appointed': 'Betreiber ernannt',
  'users.blocked': 'Konto gesperrt',
  'users.unblocked': 'Konto entsperrt',
  'users.probation-set': 'Beobachtung festgelegt',
  'users.terms-agreed-to': 'Bedingungen zugestimmt',
}
