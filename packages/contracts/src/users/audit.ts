/** Privileged acts of this slice, as the audit log names them: in the past tense, for good. Each with its kind. */
export const usersAudit = {
  'users.admin-appointed': 'account: other',
  'users.blocked': 'account: lock',
  'users.unblocked': 'account: other',
  'users.probation-set': 'account: other',
  'users.terms-agreed-to': 'account: other',
} as const
