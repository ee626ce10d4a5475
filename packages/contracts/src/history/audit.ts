/** Privileged acts of this slice, as the audit log names them: in the past tense, for good. Each with its kind. */
export const historyAudit = {
  'history.audio-heard-by-staff': 'thing: read',
  'history.feedback-reviewed': 'thing: other',
  'history.item-deleted': 'thing: delete',
  'history.item-restored': 'thing: other',
  'history.retention-changed': 'thing: update',
} as const
