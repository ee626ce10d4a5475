import type { auditAudit } from './audit.ts'

/**
 * What each act reads as: first where the thing has no name, then where it has. `{who}` did it, `{thing}` is what it
 * was done to.
 */
export const auditActSentences: Readonly<Record<keyof typeof auditAudit, string>> = {
  'audit.log-exported': '{who} exported the audit log.',
}
