import type { webhooksAudit } from './audit.ts'

/** What each act is called in a German audit log. */
export const webhooksAuditGerman: Readonly<Record<keyof typeof webhooksAudit, string>> = {
  'webhooks.auto-disabled': 'Automatisch ausgeschaltet',
  'webhooks.changed': 'Webhook geändert',
  'webhooks.created': 'Webhook erstellt',
  'webhooks.deleted': 'Webhook gelöscht',
  'webhooks.signing-key-rotated': 'Signaturschlüssel gewechselt',
}
