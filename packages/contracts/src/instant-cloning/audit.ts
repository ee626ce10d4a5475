/** Privileged acts of this slice, as the audit log names them: in the past tense, for good. */
export const instantCloningAudit = ['instant-cloning.consented'] as const
