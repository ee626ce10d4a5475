/** Privileged acts of this slice, as the audit log names them: in the past tense, for good. */
export const usersAudit = ['users.admin-appointed', 'users.probation-set', 'users.terms-agreed-to'] as const
