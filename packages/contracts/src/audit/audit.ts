/** Privileged acts of this slice, as the audit log names them: in the past tense, for good. Each with its kind. */
export const auditAudit = {
  'audit.log-exported': 'thing: read',
} as const
