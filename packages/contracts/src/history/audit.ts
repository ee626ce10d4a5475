/** Privileged acts of this slice, as the audit log names them: in the past tense, for good. */
export const historyAudit = [
  'history.audio-heard-by-staff',
  'history.feedback-reviewed',
  'history.item-deleted',
  'history.item-restored',
  'history.retention-changed',
] as const
