import type { usageAudit } from './audit.ts'

/**
 * What each act reads as: first where the thing has no name, then where it has. `{who}` did it, `{thing}` is what it
 * was done to.
 */
export const usageActSentences: Readonly<Record<keyof typeof usageAudit, string>> = {
  'usage.credits-granted': '{who} granted credits.',
}
