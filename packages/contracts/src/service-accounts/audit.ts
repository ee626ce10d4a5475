/** Privileged acts of this slice, as the audit log names them: in the past tense, for good. */
export const serviceAccountsAudit = [
  'service-accounts.changed',
  'service-accounts.created',
  'service-accounts.deleted',
  'service-accounts.self-disable-decided',
] as const
