import type { isolationAudit } from './audit.ts'

/**
 * What each act reads as: first where the thing has no name, then where it has. `{who}` did it, `{thing}` is what it
 * was done to.
 */
export const isolationActSentences: Readonly<Record<keyof typeof isolationAudit, string>> = {
  'isolation.deleted': '{who} deleted an isolated recording.',
}
