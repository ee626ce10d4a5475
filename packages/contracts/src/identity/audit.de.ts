import type { identityAudit } from './audit.ts'

/** What each act is called in a German audit log. */
export const identityAuditGerman: Readonly<Record<keyof typeof identityAudit, string>> = {
  'identity.account-created': 'Konto erstellt',
  'identity.account-disowned': 'Konto entzogen',
  'identity.api-key-changed': 'API-Schlüssel geändert',
  'identity.api-key-created': 'API-Schlüssel erstellt',
  'identity.api-key-deleted': 'API-Schlüssel gelöscht',
  'identity.api-key-replaced': 'API-Schlüssel ersetzt',
  'identity.backup-codes-renewed': 'Ersatzcodes erneuert',
  'identity.copied-session-ended': 'Kopierte Sitzung beendet',
  'identity.email-changed': 'E-Mail-Adresse geändert',
  'identity.email-reverted': 'E-Mail-Adresse zurückgenommen',
  'identity.email-verified': 'E-Mail-Adresse bestätigt',
  'identity.password-changed': 'Passwort geändert',
  'identity.password-reset': 'Passwort zurückgesetzt',
  'identity.second-factor-disabled': 'Zweiter Faktor ausgeschaltet',
  'identity.second-factor-enabled': 'Zweiter Faktor eingerichtet',
  'identity.session-ended': 'Sitzung beendet',
  'identity.signed-out-everywhere': 'Überall abgemeldet',
  'identity.support-access-granted': 'Zugang des Supports erlaubt',
  'identity.support-access-requested': 'Zugang des Supports erbeten',
  'identity.support-access-revoked': 'Zugang des Supports widerrufen',
  'identity.support-session-opened': 'Sitzung des Supports eröffnet',
  'identity.user-created': 'Person erstellt',
}
