import type { ssoAudit } from './audit.ts'

/** What each act is called in a German audit log. */
export const ssoAuditGerman: Readonly<Record<keyof typeof ssoAudit, string>> = {
  'sso.access-ended': 'Zugang beendet',
  'sso.account-connected': 'Konto verbunden',
  'sso.domain-added': 'Domain hinzugefügt',
  'sso.domain-failed': 'Domain durchgefallen',
  'sso.domain-removed': 'Domain entfernt',
  'sso.domain-verified': 'Domain bestätigt',
  'sso.identity-provider-changed': 'Identitätsanbieter geändert',
  'sso.identity-provider-created': 'Identitätsanbieter erstellt',
  'sso.identity-provider-deleted': 'Identitätsanbieter gelöscht',
  'sso.rules-changed': 'Regeln geändert',
  'sso.scim-token-issued': 'SCIM-Token ausgestellt',
  'sso.scim-token-revoked': 'SCIM-Token widerrufen',
}
