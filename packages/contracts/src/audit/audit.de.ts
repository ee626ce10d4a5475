import type { auditAudit } from './audit.ts'

/** What each act is called in a German audit log. */
export const auditAuditGerman: Readonly<Record<keyof typeof auditAudit, string>> = {
  'audit.log-exported': 'Protokoll exportiert',
}
