import type { historyAudit } from './audit.ts'

/**
 * What each act reads as: first where the thing has no name, then where it has. `{who}` did it, `{thing}` is what it
 * was done to.
 */
export const historyActSentences: Readonly<Record<keyof typeof historyAudit, string>> = {
  'history.audio-heard-by-staff': 'The support team listened to a recording.',
  'history.feedback-reviewed': '{who} reviewed feedback on a recording.',
  'history.item-deleted': '{who} deleted a recording.',
  'history.item-restored': '{who} restored a recording.',
  'history.retention-changed': '{who} changed how long recordings are kept.',
}
