import type { auditAudit } from './audit.ts'

/** What each act reads as in German. */
export const auditActSentencesGerman: Readonly<Record<keyof typeof auditAudit, string>> = {
  'audit.log-exported': '{who} hat das Protokoll exportiert.',
}
