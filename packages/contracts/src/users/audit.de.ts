import type { usersAudit } from './audit.ts'

/** What each act is called in a German audit log. */
export const usersAuditGerman: Readonly<Record<(typeof usersAudit)[number], string>> = {
  'users.admin-appointed': 'Administrator ernannt',
  'users.probation-set': 'Probezeit festgelegt',
  'users.terms-agreed-to': 'Bedingungen zugestimmt',
}
