import type { voicesAudit } from './audit.ts'

/** What each act is called in a German audit log. */
export const voicesAuditGerman: Readonly<Record<keyof typeof voicesAudit, string>> = {
  'voices.added': 'Stimme hinzugefügt',
  'voices.deleted': 'Stimme gelöscht',
  'voices.edited': 'Stimme bearbeitet',
  'voices.safety-set': 'Sicherheit der Stimme festgelegt',
  'voices.sample-deleted': 'Aufnahme der Stimme gelöscht',
}
