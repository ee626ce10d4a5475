import type { assetsAudit } from './audit.ts'

/** What each act is called in a German audit log. */
export const assetsAuditGerman: Readonly<Record<keyof typeof assetsAudit, string>> = {
  'assets.deleted': 'Datei gelöscht',
}
