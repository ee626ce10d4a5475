import type { pronunciationAudit } from './audit.ts'

/** What each act is called in a German audit log. */
export const pronunciationAuditGerman: Readonly<Record<keyof typeof pronunciationAudit, string>> = {
  'pronunciation.dictionary-created': 'Aussprachewörterbuch angelegt',
  'pronunciation.dictionary-changed': 'Aussprachewörterbuch geändert',
  'pronunciation.rules-changed': 'Ausspracheregeln geändert',
}
