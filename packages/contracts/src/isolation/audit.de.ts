import type { isolationAudit } from './audit.ts'

/** What each act is called in a German audit log. */
export const isolationAuditGerman: Readonly<Record<keyof typeof isolationAudit, string>> = {
  'isolation.deleted': 'Bereinigte Aufnahme gelöscht',
}
