/** Privileged acts of this slice, as the audit log names them: in the past tense, for good. Each with its kind. */
export const webhooksAudit = {
  'webhooks.auto-disabled': 'thing: other',
  'webhooks.changed': 'thing: update',
  'webhooks.created': 'thing: create',
  'webhooks.deleted': 'thing: delete',
  'webhooks.signing-key-rotated': 'thing: update',
} as const
