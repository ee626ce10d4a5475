/** Privileged acts of this slice, as the audit log names them: in the past tense, for good. */
export const notificationsAudit = [
  'notifications.update-announced',
  'notifications.workspace-preferences-changed',
] as const
