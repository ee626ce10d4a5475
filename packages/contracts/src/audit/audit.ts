/** Privileged acts of this slice, as the audit log names them: in the past tense, for good. */
export const auditAudit = ['audit.log-exported'] as const
