import type { usageAudit } from './audit.ts'

/** What each act is called in a German audit log. */
export const usageAuditGerman: Readonly<Record<keyof typeof usageAudit, string>> = {
  'usage.credits-granted': 'Credits gewährt',
}
