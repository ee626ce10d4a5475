import type { sharingAudit } from './audit.ts'

/** What each act is called in a German audit log. */
export const sharingAuditGerman: Readonly<Record<keyof typeof sharingAudit, string>> = {
  'sharing.link-created': 'Aufnahme öffentlich geteilt',
  'sharing.link-changed': 'Öffentlichen Link geändert',
  'sharing.link-revoked': 'Öffentlichen Link beendet',
  'sharing.public-links-allowed': 'Öffentliche Links erlaubt',
  'sharing.public-links-forbidden': 'Öffentliche Links verboten',
  'sharing.link-restored': 'Öffentlichen Link wieder freigegeben',
  'sharing.link-taken-down': 'Öffentlichen Link gesperrt',
  'sharing.reports-dismissed': 'Meldungen verworfen',
}
