/** Privileged acts of this slice, as the audit log names them: in the past tense, for good. */
export const webhooksAudit = [
  'webhooks.auto-disabled',
  'webhooks.changed',
  'webhooks.created',
  'webhooks.deleted',
  'webhooks.signing-key-rotated',
] as const
