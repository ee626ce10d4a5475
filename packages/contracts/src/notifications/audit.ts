/** Privileged acts of this slice, as the audit log names them: in the past tense, for good. Each with its kind. */
export const notificationsAudit = {
  'notifications.update-announced': 'thing: other',
  'notifications.workspace-preferences-changed': 'thing: update',
} as const
