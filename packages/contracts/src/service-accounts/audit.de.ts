import type { serviceAccountsAudit } from './audit.ts'

/** What each act is called in a German audit log. */
export const serviceAccountsAuditGerman: Readonly<Record<keyof typeof serviceAccountsAudit, string>> = {
  'service-accounts.changed': 'Dienstkonto geändert',
  'service-accounts.created': 'Dienstkonto erstellt',
  'service-accounts.deleted': 'Dienstkonto gelöscht',
  'service-accounts.self-disable-decided': 'Entschieden, ob sie sich selbst ausschalten dürfen',
}
