import type { instantCloningAudit } from './audit.ts'

/** What each act is called in a German audit log. */
export const instantCloningAuditGerman: Readonly<Record<keyof typeof instantCloningAudit, string>> = {
  'instant-cloning.consented': 'Einwilligung zum Klonen gegeben',
}
