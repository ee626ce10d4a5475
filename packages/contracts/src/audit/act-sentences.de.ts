import type { auditAudit } from './audit.ts'

/** What each act reads as in German. */
export const auditActSentencesGerman: Readonly<Record<(typeof auditAudit)[number], string>> = {
  'audit.log-exported': '{who} hat das Protokoll exportiert.',
}
