import type { resourcesAudit } from './audit.ts'

/** What each act is called in a German audit log. */
export const resourcesAuditGerman: Readonly<Record<keyof typeof resourcesAudit, string>> = {
  'resources.default-sharing-changed': 'Voreingestellte Freigabe geändert',
  'resources.shared': 'Freigegeben',
  'resources.unshared': 'Freigabe beendet',
}
